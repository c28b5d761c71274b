import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { cheapestDay, daysAround } from '@/domain/home-move/day-prices';
import { at, dateOf, dayAt, renderDay, fixClock } from './day-setup';

beforeEach(() => void fixClock('2026-11-21T14:05'));

type DayPrice = { total: number; validUntil: string };

/** A provider that responds when the test says so, with prices that hold for ten minutes. */
function askedDays(wonOf: (date: string) => number | null) {
  const open: { date: string; signal: AbortSignal; answer: () => void; fail: () => void }[] = [];
  const asked: string[] = [];
  const estimateFor = vi.fn((iso: string, signal: AbortSignal) => {
    const date = dateOf(iso);
    asked.push(date);
    return new Promise<DayPrice | null>((resolve, reject) => {
      const close = () => void open.splice(open.indexOf(entry), 1);
      const entry = {
        date,
        signal,
        answer: () => {
          close();
          const total = wonOf(date);
          resolve(total === null ? null : { total, validUntil: new Date(Date.now() + 600_000).toISOString() });
        },
        fail: () => {
          close();
          reject(new Error('no line'));
        },
      };
      open.push(entry);
    });
  });
  const answerNext = () => act(async () => open[0]?.answer());
  const answerAll = async () => {
    while (open.length > 0) await answerNext();
  };
  return { estimateFor, open, asked, answerNext, answerAll };
}

const HIGH = 1_300_000;
const wonOf = (date: string) => (date === '2026-12-24' ? HIGH - 120_000 : HIGH);
const ask = () => screen.getByRole('button', { name: '주변 날짜 요금 보기' });

test('seven nearby days are priced by themselves, two at a time, and no more before the customer asks', async () => {
  const provider = askedDays(wonOf);
  await renderDay({ value: at('2026-12-27'), estimateFor: provider.estimateFor });
  await waitFor(() => expect(provider.open).toHaveLength(2));
  let most = 0;
  while (provider.open.length > 0) {
    most = Math.max(most, provider.open.length);
    await provider.answerNext();
  }
  expect(most).toBe(2);
  expect(provider.asked).toEqual([
    '2026-12-24',
    '2026-12-25',
    '2026-12-26',
    '2026-12-27',
    '2026-12-28',
    '2026-12-29',
    '2026-12-30',
  ]);
});

test('nothing is requested for a job that the provider cannot price yet', async () => {
  const provider = askedDays(wonOf);
  await renderDay({ value: at('2026-12-27'), estimateFor: provider.estimateFor, isPriced: false });
  expect(dayAt('2026-12-27')).toBeChecked();
  expect(provider.asked).toEqual([]);
});

test('another day or hour costs no further prices until the customer asks', async () => {
  const provider = askedDays(wonOf);
  const { user } = await renderDay({ value: at('2026-12-27'), estimateFor: provider.estimateFor });
  await provider.answerAll();
  await user.click(dayAt('2026-12-29'));
  await user.click(within(screen.getByRole('group', { name: '이사 시작 시간' })).getByRole('radio', { name: '13:00' }));
  expect(provider.asked).toHaveLength(7);
  await user.click(ask());
  expect(provider.asked.length).toBeGreaterThan(7);
});

test('prices interrupted by another hour can be asked for again at the first one', async () => {
  const provider = askedDays(wonOf);
  const { user } = await renderDay({ value: at('2026-12-27'), estimateFor: provider.estimateFor });
  await waitFor(() => expect(ask()).toHaveAttribute('aria-busy', 'true'));
  const interrupted = [...provider.asked];
  const hours = within(screen.getByRole('group', { name: '이사 시작 시간' }));
  await user.click(hours.getByRole('radio', { name: '10:00' }));
  await user.click(hours.getByRole('radio', { name: '09:00' }));
  expect(ask()).not.toHaveAttribute('aria-busy');
  await user.click(ask());
  expect(provider.asked.slice(interrupted.length)).toEqual(interrupted);
});

test('the keyboard stays at the prices when they have come and when the cheapest day is taken', async () => {
  const provider = askedDays(wonOf);
  const { user } = await renderDay({ value: at('2026-12-27'), estimateFor: provider.estimateFor });
  await waitFor(() => expect(provider.open).toHaveLength(2));
  ask().focus();
  await provider.answerAll();
  expect(screen.queryByRole('button', { name: '주변 날짜 요금 보기' })).toBeNull();
  await waitFor(() => expect(document.body).not.toHaveFocus());
  expect(document.activeElement).toHaveTextContent('3일 앞당기면 120,000원 저렴해요');

  await user.tab();
  expect(screen.getByRole('button', { name: '이날로 변경' })).toHaveFocus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(document.body).not.toHaveFocus());
  expect(document.activeElement).toHaveTextContent('주변 날짜 중 더 저렴한 날이 없어요.');
});

test('the cheapest day is marked with its saving and can be chosen', async () => {
  const provider = askedDays(wonOf);
  const { user, onChange } = await renderDay({ value: at('2026-12-27'), estimateFor: provider.estimateFor });
  await provider.answerAll();

  expect(screen.getByText('3일 앞당기면 120,000원 저렴해요')).toBeVisible();
  expect(dayAt('2026-12-24')).toHaveAccessibleName(/1,180,000원, 가장 저렴한 날$/);
  expect(dayAt('2026-12-24')).not.toBeChecked();

  await user.click(screen.getByRole('button', { name: '이날로 변경' }));
  expect(onChange).toHaveBeenLastCalledWith(at('2026-12-24'));
  expect(screen.getByText('주변 날짜 중 더 저렴한 날이 없어요.')).toBeVisible();
});

test('a day with a known price is not requested again', async () => {
  const provider = askedDays(wonOf);
  const { user } = await renderDay({ value: at('2026-12-27'), estimateFor: provider.estimateFor });
  await provider.answerAll();
  expect(screen.queryByRole('button', { name: '주변 날짜 요금 보기' })).toBeNull();

  await user.click(screen.getByRole('button', { name: '이날로 변경' }));
  await user.click(ask());
  await provider.answerAll();
  expect(provider.asked.slice(7)).toEqual(['2026-12-21', '2026-12-22', '2026-12-23']);
});

test('prices of days that have expired are no longer shown, and can be requested again', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: Date.parse('2026-11-21T14:05:00+09:00') });
  const provider = askedDays(wonOf);
  const { user } = await renderDay({ value: at('2026-12-27'), estimateFor: provider.estimateFor });
  await waitFor(() => expect(provider.open).toHaveLength(2));
  await provider.answerAll();
  expect(screen.getByText('3일 앞당기면 120,000원 저렴해요')).toBeVisible();

  await act(() => vi.advanceTimersByTimeAsync(660_000));
  expect(screen.queryByText('3일 앞당기면 120,000원 저렴해요')).toBeNull();
  await user.click(ask());
  expect(provider.asked).toHaveLength(9);
});

test('another load aborts running requests, removes the prices and asks for its own', async () => {
  const provider = askedDays(wonOf);
  const { user } = await renderDay({ value: at('2026-12-27'), estimateFor: provider.estimateFor });
  await waitFor(() => expect(provider.open).toHaveLength(2));
  await provider.answerNext();
  const pending = [...provider.open];
  expect(pending).toHaveLength(2);

  const prices = () => screen.queryAllByText(/^\d+월 \d+일 .*원(, 가장 저렴한 날)?$/);
  expect(prices()).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: '짐 바꾸기' }));
  expect(pending.map(({ signal }) => signal.aborted)).toEqual([true, true]);
  expect(prices()).toEqual([]);
  await provider.answerAll();
  expect(prices()).toHaveLength(7);
});

test('leaving the page aborts running requests', async () => {
  const provider = askedDays(wonOf);
  const { unmount } = await renderDay({ value: at('2026-12-27'), estimateFor: provider.estimateFor });
  await waitFor(() => expect(provider.open).toHaveLength(2));
  const pending = [...provider.open];
  unmount();
  expect(pending.every(({ signal }) => signal.aborted)).toBe(true);
});

test('failed days keep the other prices, show an error, and can be requested again', async () => {
  const provider = askedDays(wonOf);
  const { user } = await renderDay({ value: at('2026-12-27'), estimateFor: provider.estimateFor });
  await waitFor(() => expect(provider.open).toHaveLength(2));
  await act(async () => provider.open[0]?.fail());
  await provider.answerAll();
  expect(screen.getByText(/일부 날짜의 요금을 불러오지 못했어요/)).toBeVisible();

  await user.click(ask());
  await provider.answerAll();
  expect(provider.asked.slice(7)).toEqual(['2026-12-24']);
  await waitFor(() => expect(screen.queryByText(/일부 날짜의 요금/)).toBeNull());
});

test('a day without a price says so and is never the cheapest', async () => {
  const provider = askedDays((date) => (date === '2026-12-24' ? null : HIGH));
  await renderDay({ value: at('2026-12-27'), estimateFor: provider.estimateFor });
  await provider.answerAll();
  expect(dayAt('2026-12-24')).toHaveAccessibleName(/요금 확인 불가$/);
  expect(screen.getByText('주변 날짜 중 더 저렴한 날이 없어요.')).toBeVisible();
});

test('near the first day all seven are later', () => {
  expect(daysAround('2026-11-22', 7, '2026-11-22', '2027-03-21').at(-1)).toBe('2026-11-28');
  expect(daysAround('2026-12-10', 7, '2026-11-22', '2027-03-21')).toEqual(
    Array.from({ length: 7 }, (_, index) => `2026-12-${String(7 + index).padStart(2, '0')}`),
  );
});

test('among equally cheap days the nearest is named; none is named without the chosen day’s price', () => {
  const prices = ['2026-12-07', '2026-12-09', '2026-12-10'].map((date, index) => ({ date, won: index === 2 ? 9 : 7 }));
  expect(cheapestDay(prices, '2026-12-10')).toEqual({ date: '2026-12-09', won: 7, days: -1, savedWon: 2 });
  expect(cheapestDay(prices.slice(0, 2), '2026-12-10')).toBeNull();
});
