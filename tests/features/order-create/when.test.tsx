import { act, fireEvent, screen, within } from '@testing-library/react';
import type * as HolidaysKr from '@hyunbinseo/holidays-kr';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { firstDate, firstMoment, isOpenMoment, momentOn, openSlots } from '@/domain/order/appointment';
import { selectDraft } from '@/store/order-draft-slice';
import { observeNothingNear } from '../../support/intersections';
import { answerComposer, job, renderComposer } from './composer-setup';

const at = (kst: string) => Date.parse(`${kst}:00+09:00`);
const iso = (kst: string) => new Date(at(kst)).toISOString();

/** A holiday as they are proclaimed each year, which no text can name yet. */
const UNLISTED = { date: '2026-12-22', name: '국회의원선거' };

vi.mock('@hyunbinseo/holidays-kr', async (importOriginal) => {
  const library = await importOriginal<typeof HolidaysKr>();
  const getHolidayNames = (date: string) =>
    date === UNLISTED.date ? Promise.resolve([UNLISTED.name]) : library.getHolidayNames(date);
  return { ...library, getHolidayNames };
});
afterAll(() => vi.doUnmock('@hyunbinseo/holidays-kr'));

beforeEach(answerComposer);
afterEach(() => {
  vi.unstubAllGlobals();
});

/** Only the clock is fixed; timers run. */
const fixClock = (kst: string) => vi.useFakeTimers({ toFake: ['Date'], now: at(kst) });

const time = () => screen.getByRole('combobox', { name: '시간' });
const date = () => screen.getByLabelText('날짜');

test('a booking starts with the first slot at least half an hour away', async () => {
  fixClock('2026-11-21T14:05');
  const { user } = await renderComposer();
  await user.click(screen.getByRole('radio', { name: '시간 예약' }));
  await screen.findByLabelText('날짜');

  expect(date()).toHaveValue('2026-11-21');
  expect(time()).toHaveValue('14:45');
  expect(screen.getByRole('option', { name: '14:45' })).toBeInTheDocument();
  expect(screen.queryByRole('option', { name: '14:30' })).toBeNull();
});

test('a date in the past or too far ahead never reaches the order, which is said also after leaving the field', async () => {
  fixClock('2026-11-21T14:05');
  const { user } = await renderComposer();
  await user.click(screen.getByRole('radio', { name: '시간 예약' }));
  await screen.findByLabelText('날짜');

  for (const closed of ['2026-11-20', '2026-12-22', '0026-11-21']) {
    fireEvent.change(date(), { target: { value: closed } });
    expect(screen.getByText('예약할 수 없는 날짜예요. 30일 안의 다른 날짜를 선택해 주세요.')).toBeVisible();
    fireEvent.blur(date());
    expect(date()).toHaveValue('2026-11-21');
    expect(screen.getByText(/원래 날짜로 되돌렸어요/)).toBeVisible();
  }
  fireEvent.change(date(), { target: { value: '2026-11-22' } });
  expect(screen.queryByText(/원래 날짜로 되돌렸어요/)).toBeNull();
});

test('another date keeps the time, and all of that day is open', async () => {
  fixClock('2026-11-21T14:05');
  const { user } = await renderComposer();
  await user.click(screen.getByRole('radio', { name: '시간 예약' }));
  await screen.findByLabelText('날짜');
  await user.selectOptions(time(), '18:00');
  fireEvent.change(date(), { target: { value: '2026-11-22' } });

  expect(time()).toHaveValue('18:00');
  expect(screen.getByRole('option', { name: '00:00' })).toBeInTheDocument();
});

test('a booked time that passes while the page is open becomes "now", with a notice', async () => {
  fixClock('2026-11-21T14:05');
  await renderComposer({ draft: job({ appointmentAt: iso('2026-11-21T14:45') }) });
  await screen.findByLabelText('날짜');
  expect(time()).toHaveValue('14:45');

  vi.setSystemTime(at('2026-11-21T14:46'));
  act(() => void window.dispatchEvent(new Event('focus')));

  expect(screen.getByRole('radio', { name: '지금 바로' })).toBeChecked();
  expect(screen.getByText('예약한 시간이 지나서 ‘지금 바로’로 변경했어요.')).toBeVisible();
});

test('the day of a move is not carried to a delivery, and is there again for the move', async () => {
  fixClock('2026-11-21T14:05');
  const { user } = await renderComposer({
    draft: job({ orderType: 'HomeMoving', appointmentAt: iso('2027-01-20T09:00') }),
  });
  const day = async () =>
    within(await screen.findByRole('navigation', { name: '이사 견적 단계' })).findByText(/1월 20일/);
  expect(await day()).toBeInTheDocument();

  await user.click(screen.getByRole('radio', { name: '퀵' }));
  expect(await screen.findByRole('radio', { name: '지금 바로' })).toBeChecked();
  act(() => void window.dispatchEvent(new Event('focus')));
  expect(screen.queryByText(/지나서/)).toBeNull();

  await user.click(screen.getByRole('radio', { name: '이사' }));
  expect(await day()).toBeInTheDocument();
});

test('a time that passes while a move is composed is reported for the delivery only', async () => {
  fixClock('2026-11-21T14:05');
  const { user, rerenderRoute } = await renderComposer({ draft: job({ appointmentAt: iso('2026-11-21T14:45') }) });
  await user.click(await screen.findByRole('radio', { name: '이사' }));
  await screen.findByRole('navigation', { name: '이사 견적 단계' });
  vi.setSystemTime(at('2026-11-21T14:46'));
  await user.click(screen.getByRole('radio', { name: '퀵' }));
  expect(await screen.findByText('예약한 시간이 지나서 ‘지금 바로’로 변경했어요.')).toBeVisible();
  expect(screen.getByRole('radio', { name: '지금 바로' })).toBeChecked();

  await user.click(screen.getByRole('radio', { name: '이사' }));
  rerenderRoute({ query: { step: 'day' } });
  expect(await screen.findByRole('group', { name: '이사 날짜' })).toBeVisible();
  expect(screen.queryByText(/지났어요/)).toBeNull();
});

test('late in the evening the first day is tomorrow, across month and year', () => {
  expect(firstDate(at('2026-12-31T23:20'))).toBe('2027-01-01');
  expect(firstMoment(at('2026-12-31T23:20'))).toBe(iso('2027-01-01T00:00'));
  expect(firstMoment(at('2026-12-31T23:10'))).toBe(iso('2026-12-31T23:45'));
  expect(firstDate(at('2028-02-28T23:40'))).toBe('2028-02-29');
});

test('a chosen slot stays open within the lead time until it has passed', () => {
  const chosen = iso('2026-11-21T14:45');
  expect(openSlots('2026-11-21', at('2026-11-21T14:40'), chosen)[0]).toBe('14:45');
  expect(openSlots('2026-11-21', at('2026-11-21T14:45'), chosen)[0]).toBe('15:15');
  expect(isOpenMoment(chosen, at('2026-11-21T14:45'))).toBe(false);
});

test('a time that a day does not have moves to the nearest one', () => {
  expect(momentOn('2026-11-21', '09:00', at('2026-11-21T14:05'))).toBe(iso('2026-11-21T14:45'));
  const hours = { open: '06:00', close: '21:00' };
  expect(momentOn('2026-11-23', '23:30', at('2026-11-21T14:05'), hours)).toBe(iso('2026-11-23T21:00'));
  expect(momentOn('2026-02-30', '09:00', at('2026-02-01T14:05'))).toBeNull();
});

test('an order kind that closes at night offers only its hours, and moves a time outside them', async () => {
  fixClock('2026-11-21T14:05');
  await renderComposer({ draft: job({ orderType: 'Delivery', appointmentAt: iso('2026-11-22T03:00') }) });
  expect(await screen.findByText(/06:00~23:00 사이에 예약할 수 있어요/)).toBeVisible();
  expect(time()).toHaveValue('06:00');
  const slots = within(time()).getAllByRole('option');
  expect(slots.at(0)).toHaveTextContent('06:00');
  expect(slots.at(-1)).toHaveTextContent('23:00');
});

/** Intervals run by the fixed clock, too, so that a test can let minutes pass. */
const fixIntervals = (kst: string) =>
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: at(kst), shouldAdvanceTime: true });

/** Lets the page notice that it is `kst` now. */
function passTo(kst: string) {
  vi.setSystemTime(at(kst));
  act(() => void vi.advanceTimersByTime(30_000));
}

test('in closed hours an order cannot leave now: the first open time is proposed, and now is possible when they open', async () => {
  fixIntervals('2026-11-21T01:52');
  const { store } = await renderComposer({ draft: job({ orderType: 'Delivery', appointmentAt: null }) });
  expect(await screen.findByText(/가까운 시간\(11월 21일.* 06:00\)으로 변경했어요/)).toBeVisible();
  expect(screen.getByText('‘지금 바로’는 06:00~23:00에 선택할 수 있어요.')).toBeVisible();
  expect(screen.getByRole('radio', { name: '지금 바로' })).toBeDisabled();
  expect(screen.getByRole('radio', { name: '시간 예약' })).toBeChecked();
  expect(selectDraft(store.getState())?.appointmentAt).toBe(iso('2026-11-21T06:00'));

  passTo('2026-11-21T05:59');
  expect(screen.getByRole('radio', { name: '지금 바로' })).toBeDisabled();
  passTo('2026-11-21T06:00');
  expect(screen.getByRole('radio', { name: '지금 바로' })).toBeEnabled();
  expect(screen.queryByText(/‘지금 바로’는/)).toBeNull();
});

test('hours that close while the page is open move an order for now to the next morning', async () => {
  fixIntervals('2026-11-21T22:59');
  const { store } = await renderComposer({ draft: job({ orderType: 'Delivery', appointmentAt: null }) });
  expect(await screen.findByRole('radio', { name: '지금 바로' })).toBeChecked();
  await act(() => import('@/features/order-create/when/appointment-fields'));

  passTo('2026-11-21T23:01');
  expect(await screen.findByText(/가까운 시간\(11월 22일.* 06:00\)으로 변경했어요/)).toBeVisible();
  expect(screen.getByRole('radio', { name: '지금 바로' })).toBeDisabled();
  expect(selectDraft(store.getState())?.appointmentAt).toBe(iso('2026-11-22T06:00'));
});

test('a kind of order without hours can leave now at night', async () => {
  fixClock('2026-11-21T01:52');
  const { user } = await renderComposer({ draft: job({ orderType: 'Delivery', appointmentAt: null }) });
  await screen.findByText(/‘지금 바로’는/);
  await user.click(screen.getByRole('radio', { name: '퀵' }));
  expect(screen.getByRole('radio', { name: '지금 바로' })).toBeEnabled();
  expect(screen.queryByText(/‘지금 바로’는/)).toBeNull();
});

test('a closed time moves before the customer has scrolled to it', async () => {
  fixClock('2026-11-21T14:05');
  observeNothingNear();
  await renderComposer({ draft: job({ orderType: 'Delivery', appointmentAt: iso('2026-11-22T03:00') }) });
  await screen.findByRole('heading', { name: '차량' });
  expect(screen.getByRole('radio', { name: '시간 예약' })).toBeChecked();
  expect(await screen.findByText(/가까운 시간\(11월 22일.* 06:00\)으로 변경했어요/)).toBeVisible();
});

test('a time closed by another order kind moves as little as possible, with a notice', async () => {
  fixClock('2026-11-21T14:05');
  const { user } = await renderComposer({ draft: job({ appointmentAt: iso('2026-11-22T23:30') }) });
  expect(time()).toHaveValue('23:30');
  await user.click(screen.getByRole('radio', { name: '화물' }));

  expect(await screen.findByText(/가까운 시간\(11월 22일.* 23:00\)으로 변경했어요/)).toBeVisible();
  expect(time()).toHaveValue('23:00');

  await user.selectOptions(time(), '20:00');
  expect(screen.queryByText(/로 변경했어요/)).toBeNull();
});

test('a public holiday is named', async () => {
  fixClock('2026-12-18T10:00');
  await renderComposer({ draft: job({ appointmentAt: iso('2026-12-19T10:00') }) });
  fireEvent.change(date(), { target: { value: '2026-12-25' } });
  expect(await screen.findByText('공휴일: 성탄절')).toBeVisible();
  fireEvent.change(date(), { target: { value: UNLISTED.date } });
  expect(await screen.findByText('공휴일: 국회의원선거')).toBeVisible();
  fireEvent.change(date(), { target: { value: '2026-12-20' } });
  expect(screen.queryByText(/공휴일:/)).toBeNull();
});

test('a public holiday without an English name is announced without its Korean name', async () => {
  fixClock('2026-12-18T10:00');
  await renderComposer({ language: 'en', draft: job({ appointmentAt: iso('2026-12-19T10:00') }) });
  const englishDate = screen.getByLabelText('Date');
  fireEvent.change(englishDate, { target: { value: '2026-12-25' } });
  expect(await screen.findByText('Public holiday: Christmas Day')).toBeVisible();
  fireEvent.change(englishDate, { target: { value: UNLISTED.date } });
  expect(await screen.findByText('This is a public holiday.')).toBeVisible();
  expect(screen.queryByText(/국회의원선거/)).toBeNull();
});
