import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { at, renderDay, fixClock } from './day-setup';

beforeEach(() => void fixClock('2026-11-21T14:05'));
afterEach(() => vi.useRealTimers());

const strip = () => screen.getByRole('group', { name: '가까운 날짜' });
const days = () => within(strip()).getAllByRole<HTMLInputElement>('radio');
const day = (name: RegExp) => within(strip()).getByRole('radio', { name });
const cell = (name: RegExp) => screen.getByRole('gridcell', { name });

describe('the strip', () => {
  test('shows seven days before and after the chosen one, with marks as text', async () => {
    await renderDay({ value: at('2026-12-25') });
    expect(days()).toHaveLength(15);
    expect(days()[7]).toBeChecked();
    await waitFor(() => expect(day(/^12월 25일 금요일, 공휴일 · .+/)).toBeChecked());
    expect(day(/^12월 27일 일요일, 손없는날, 주말$/)).toBeEnabled();
    expect(day(/^12월 30일 수요일, 월말$/)).toBeEnabled();
    const legend = screen.getByRole('list', { name: '날짜 표시' });
    expect(within(legend).getByText('손없는날(음력 끝자리 9·0)')).toBeVisible();
  });

  test('does not allow days in the past, nor today', async () => {
    await renderDay({ value: at('2026-11-23') });
    expect(day(/^11월 20일 금요일/)).toBeDisabled();
    expect(day(/^11월 21일 토요일/)).toBeDisabled();
    expect(day(/^11월 22일 일요일/)).toBeEnabled();
  });

  test('keeps the hour of arrival of another day, in Korean time', async () => {
    const { user, onChange } = await renderDay({ value: at('2026-12-10', '13:00') });
    await user.click(day(/^12월 9일 수요일/));
    expect(onChange).toHaveBeenLastCalledWith('2026-12-09T04:00:00.000Z');
    expect(days()[7]).toBeChecked();
    expect(days()[7]).toHaveAccessibleName(/^12월 9일/);
  });
});

describe('the time of arrival', () => {
  test('is within the provider’s hours', async () => {
    const { user, onChange } = await renderDay({ value: at('2026-12-10') });
    const times = () => screen.getByRole('group', { name: '이사업체 도착 시간' });
    expect(within(times()).getByRole('radio', { name: '09:00' })).toBeChecked();
    await user.click(within(times()).getByRole('radio', { name: '08:00' }));
    expect(onChange).toHaveBeenLastCalledWith('2026-12-09T23:00:00.000Z');
  });

  test('is in the morning, in the afternoon, or a certain half hour', async () => {
    const { user, onChange } = await renderDay({ value: at('2026-12-10') });
    const part = (name: string) => screen.getByRole('group', { name });
    await user.click(within(part('오후 이사')).getByRole('radio', { name: '13:00' }));
    expect(onChange).toHaveBeenLastCalledWith('2026-12-10T04:00:00.000Z');
    expect(within(part('오전 이사')).getAllByRole('radio')).toHaveLength(3);

    await user.selectOptions(screen.getByRole('combobox', { name: '시간 지정' }), '11:30');
    expect(onChange).toHaveBeenLastCalledWith('2026-12-10T02:30:00.000Z');
  });

  test('is nine o’clock for the first chosen day', async () => {
    const { user, onChange } = await renderDay();
    expect(screen.queryByRole('group', { name: '이사업체 도착 시간' })).toBeNull();
    await user.click(day(/^12월 1일 화요일/));
    expect(onChange).toHaveBeenLastCalledWith('2026-12-01T00:00:00.000Z');
  });
});

describe('the month', () => {
  const open = (value: string) => renderDay({ value: at(value) });

  test('is one Tab stop; arrow, Page and Home keys move in it', async () => {
    const { user, onChange } = await open('2026-12-10');
    await user.click(screen.getByText('달력에서 선택'));
    expect(screen.getByRole('grid', { name: '2026년 12월' })).toBeVisible();
    expect(screen.getAllByRole('gridcell').filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
    cell(/^12월 10일 목요일/).focus();

    const walk: [string, RegExp][] = [
      ['{ArrowRight}', /^12월 11일/],
      ['{ArrowDown}', /^12월 18일/],
      ['{ArrowLeft}', /^12월 17일/],
      ['{ArrowUp}', /^12월 10일/],
      ['{Home}', /^12월 6일/],
      ['{End}', /^12월 12일/],
      ['{PageDown}', /^1월 12일/],
      ['{PageUp}', /^12월 12일/],
      ['{PageUp}', /^11월 22일/],
      ['{ArrowLeft}', /^11월 22일/],
    ];
    for (const [key, name] of walk) {
      await user.keyboard(key);
      expect(cell(name)).toHaveFocus();
    }
    expect(screen.getByRole('grid', { name: '2026년 11월' })).toBeVisible();

    await user.keyboard('{ArrowRight}{Enter}');
    expect(onChange).toHaveBeenLastCalledWith(at('2026-11-23'));
    expect(cell(/^11월 23일/)).toHaveAttribute('aria-selected', 'true');
    expect(cell(/^11월 23일/)).toHaveFocus();
  });

  test('disables days that cannot be chosen, and does not go beyond them', async () => {
    const { user, onChange } = await open('2026-11-23');
    await user.click(screen.getByText('달력에서 선택'));
    expect(screen.getByRole('button', { name: '이전 달' })).toBeDisabled();
    const over = cell(/^11월 20일 금요일, 선택할 수 없음$/);
    expect(over).toHaveAttribute('aria-disabled', 'true');
    await user.click(over);
    expect(onChange).not.toHaveBeenCalled();

    for (let month = 0; month < 3; month += 1) await user.click(screen.getByRole('button', { name: '다음 달' }));
    expect(screen.getByRole('grid', { name: '2027년 2월' })).toBeVisible();
    expect(screen.getByRole('button', { name: '다음 달' })).toBeDisabled();
    expect(cell(/^2월 20일 토요일, .*선택할 수 없음$/)).toBeVisible();
  });

  test('also marks lucky days and holidays', async () => {
    const { user } = await open('2026-12-10');
    await user.click(screen.getByText('달력에서 선택'));
    expect(cell(/^12월 27일 일요일, 손없는날, 주말$/)).toBeVisible();
    expect(await screen.findByRole('gridcell', { name: /^12월 25일 금요일, 공휴일 · / })).toBeVisible();
  });
});

test('a chosen day in the past is reported and another one asked for', async () => {
  await renderDay({ value: at('2026-11-20') });
  expect(screen.getByText('선택한 날짜가 지났어요. 다른 날짜를 선택해 주세요.')).toBeVisible();
});

test('the day section is in English for English readers', async () => {
  await renderDay({ value: at('2026-12-27'), language: 'en' });
  const group = screen.getByRole('group', { name: 'Days nearby' });
  expect(within(group).getByRole('radio', { checked: true })).toHaveAccessibleName(
    'Sunday 27 December, lucky moving day, weekend',
  );
});
