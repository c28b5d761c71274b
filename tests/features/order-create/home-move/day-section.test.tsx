import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { at, dayAt, renderDay, fixClock } from './day-setup';

beforeEach(() => void fixClock('2026-11-21T14:05'));

const days = () => [...document.querySelectorAll<HTMLInputElement>('fieldset input[value^="20"]')];

describe('the strip', () => {
  test('shows all days that can be booked, with marks as text', async () => {
    await renderDay({ value: at('2026-12-25') });
    await screen.findByRole('group', { name: '이사할 수 있는 날짜' });
    expect(days().map(({ value }) => value)).toHaveLength(90);
    expect(days().at(-1)).toHaveAccessibleName(/^2월 19일/);
    expect(dayAt('2026-12-25')).toBeChecked();
    await waitFor(() => expect(dayAt('2026-12-25')).toHaveAccessibleName(/^12월 25일 금요일, 공휴일 · 성탄절/));
    expect(dayAt('2026-12-27')).toHaveAccessibleName('12월 27일 일요일, 손없는날, 주말');
    expect(dayAt('2026-12-30')).toHaveAccessibleName('12월 30일 수요일, 월말');
    const legend = screen.getByRole('list', { name: '날짜 표시' });
    expect(within(legend).getByText('손없는날(음력 끝자리 9·0)')).toBeVisible();
  });

  test('does not offer days in the past, nor today', async () => {
    await renderDay({ value: at('2026-11-23') });
    await screen.findByRole('group', { name: '이사할 수 있는 날짜' });
    expect(days()[0]).toHaveAccessibleName(/^11월 22일 일요일/);
    expect(days().some(({ disabled }) => disabled)).toBe(false);
  });

  test('keeps the hour of arrival of another day, in Korean time', async () => {
    const { user, onChange } = await renderDay({ value: at('2026-12-10', '13:00') });
    await screen.findByRole('group', { name: '이사할 수 있는 날짜' });
    await user.click(dayAt('2026-12-09'));
    expect(onChange).toHaveBeenLastCalledWith('2026-12-09T04:00:00.000Z');
    expect(dayAt('2026-12-09')).toBeChecked();
  });
});

describe('the time of arrival', () => {
  test('is within the provider’s hours', async () => {
    const { user, onChange } = await renderDay({ value: at('2026-12-10') });
    const times = () => screen.getByRole('group', { name: '이사 시작 시간' });
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

  test('keeps the half hour selected in an unchanged list, so that arrow keys go through it one by one', async () => {
    const { user } = await renderDay({ value: at('2026-12-10') });
    const select = screen.getByRole('combobox', { name: '시간 지정' });
    const times = () => within(select).getAllByRole('option');
    // The provider's hours load after the section.
    await waitFor(() => expect(times().find(({ textContent }) => /^\d/.test(textContent))).toHaveTextContent('07:00'));
    const before = times().map(({ textContent }) => textContent);
    await user.selectOptions(select, '07:30');
    expect(select).toHaveDisplayValue('07:30');
    expect(times().map(({ textContent }) => textContent)).toEqual(before);
    await user.click(within(screen.getByRole('group', { name: '오후 이사' })).getByRole('radio', { name: '13:00' }));
    expect(select).toHaveDisplayValue('다른 시간 선택');
  });

  test('is nine o’clock for the first chosen day', async () => {
    const { user, onChange } = await renderDay();
    expect(screen.queryByRole('group', { name: '이사 시작 시간' })).toBeNull();
    await user.click(dayAt('2026-12-01'));
    expect(onChange).toHaveBeenLastCalledWith('2026-12-01T00:00:00.000Z');
  });
});

describe('the keyboard', () => {
  test('goes by a month with the Page keys, and to both ends', async () => {
    const { user, onChange } = await renderDay({ value: at('2026-12-10') });
    await screen.findByRole('group', { name: '이사할 수 있는 날짜' });
    dayAt('2026-12-10').focus();
    const walk: [string, string][] = [
      ['{PageDown}', '2027-01-10'],
      ['{PageUp}', '2026-12-10'],
      ['{PageUp}', '2026-11-22'],
      ['{End}', '2027-02-19'],
      ['{PageDown}', '2027-02-19'],
      ['{Home}', '2026-11-22'],
    ];
    for (const [key, date] of walk) {
      await user.keyboard(key);
      expect(dayAt(date)).toHaveFocus();
      expect(dayAt(date)).toBeChecked();
    }
    expect(onChange).toHaveBeenLastCalledWith(at('2026-11-22'));
  });

  test('scrolls to a month without choosing a day', async () => {
    const { user, onChange } = await renderDay({ value: at('2026-12-10') });
    await user.click(screen.getByRole('button', { name: /이동: ?1월/ }));
    expect(onChange).not.toHaveBeenCalled();
  });
});

test('a chosen day in the past is reported and another one asked for', async () => {
  await renderDay({ value: at('2026-11-20') });
  expect(screen.getByText('선택한 날짜가 지났어요. 다른 날짜를 선택해 주세요.')).toBeVisible();
});

test('the day section is in English for English readers', async () => {
  await renderDay({ value: at('2026-12-27'), language: 'en' });
  await screen.findByRole('group', { name: 'Days you can book' });
  expect(dayAt('2026-12-27')).toHaveAccessibleName('Sunday 27 December, lucky moving day, weekend');
  await waitFor(() =>
    expect(dayAt('2026-12-25')).toHaveAccessibleName(/^Friday 25 December, public holiday · Christmas Day/),
  );
  await waitFor(() =>
    expect(dayAt('2027-02-09')).toHaveAccessibleName(/public holiday · substitute holiday for Seollal/),
  );
});
