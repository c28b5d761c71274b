import { describe, expect, test } from 'vitest';
import {
  currentWaypointNumber,
  endedAt,
  recipientTimelineOf,
  searchingSince,
  timelineOf,
  withProgress,
} from '@/domain/order/progress';
import { isFinalStatus, ORDER_STATUS } from '@/domain/order/status';

const CREATED = '2026-11-21T01:00:00.000Z';
const ASSIGNED = '2026-11-21T01:10:00.000Z';
const pending = { status: ORDER_STATUS.pending, at: CREATED };
const active = { status: ORDER_STATUS.active, at: ASSIGNED };
const line = (order: Parameters<typeof timelineOf>[0]) => timelineOf(order).map(({ status, state }) => [status, state]);

describe('the timeline', () => {
  test('lists past, current and coming steps', () => {
    expect(line({ status: 2, createdAt: CREATED, history: [pending, active] })).toEqual([
      [1, 'done'],
      [2, 'current'],
      [9, 'todo'],
      [8, 'todo'],
      [3, 'todo'],
    ]);
  });

  test('of a finished order lists no coming steps', () => {
    const cancelled = { status: ORDER_STATUS.cancelled, at: ASSIGNED };
    expect(line({ status: 5, createdAt: CREATED, history: [pending, cancelled] })).toEqual([
      [1, 'done'],
      [5, 'done'],
    ]);
  });

  test('of an unknown status still lists what has happened', () => {
    expect(line({ status: 42, createdAt: CREATED, history: [pending] })).toEqual([
      [1, 'done'],
      [42, 'current'],
    ]);
  });

  test('without a history starts with the creation', () => {
    expect(timelineOf({ status: 1, createdAt: CREATED })[0]).toEqual({ ...pending, state: 'current' });
  });

  test('shows a newer status before its time is known', () => {
    expect(timelineOf({ status: 2, createdAt: CREATED, history: [pending] })[1]).toEqual({
      status: 2,
      at: null,
      state: 'current',
    });
  });

  test('of an unpaid order has no placement ahead, because its sender was told that it is placed', () => {
    const unpaid = { status: ORDER_STATUS.waitingForPayment, at: CREATED };
    expect(line({ status: 7, createdAt: CREATED, history: [unpaid] }).map(([status]) => status)).toEqual([
      7, 2, 9, 8, 3,
    ]);
  });

  test('of every order under way leads to its completion', () => {
    const underWay = Object.values(ORDER_STATUS).filter((status) => !isFinalStatus(status));
    const ahead = (status: number) => line({ status, createdAt: CREATED, history: [{ status, at: CREATED }] });
    expect(underWay).toHaveLength(5);
    for (const status of underWay) expect(ahead(status).at(-1)).toEqual([3, 'todo']);
    expect(ahead(ORDER_STATUS.transit)).toEqual([
      [8, 'current'],
      [3, 'todo'],
    ]);
  });

  test('of a recipient never shows the payment', () => {
    const unpaid = { status: ORDER_STATUS.waitingForPayment, at: CREATED };
    const of = (order: Parameters<typeof timelineOf>[0]) =>
      recipientTimelineOf(order).map(({ status, state }) => [status, state]);
    expect(of({ status: 7, createdAt: CREATED, history: [unpaid] })).toEqual(
      [1, 2, 9, 8, 3].map((step) => [step, 'todo']),
    );
    expect(of({ status: 1, createdAt: CREATED, history: [unpaid, pending] })[0]).toEqual([1, 'current']);
  });
});

test('an order ended at the time of its final status', () => {
  const completed = { status: ORDER_STATUS.completed, at: ASSIGNED };
  expect(endedAt({ status: 3, history: [pending, completed] })).toBe(ASSIGNED);
  expect(endedAt({ status: 3, history: [pending] })).toBeNull();
  expect(endedAt({ status: 2, history: [pending, active] })).toBeNull();
});

describe('progress', () => {
  const order = {
    status: 1,
    eta: null as { from: string; to: string } | null,
    driver: { id: 'driver-1' } as { id: string } | null,
    waypoints: [{ state: 'todo' as const, doneAt: null as string | null, note: '벨 눌러 주세요' }],
  };

  test('is merged into the order, stop by stop', () => {
    const progress = {
      status: 9,
      eta: { from: CREATED, to: ASSIGNED },
      waypoints: [{ state: 'done' as const, doneAt: CREATED }],
    };
    expect(withProgress(order, progress)).toEqual({
      status: 9,
      eta: { from: CREATED, to: ASSIGNED },
      driver: { id: 'driver-1' },
      waypoints: [{ state: 'done', doneAt: CREATED, note: '벨 눌러 주세요' }],
    });
  });

  test('with fewer stops than the order removes none', () => {
    expect(withProgress(order, { status: 1, waypoints: [] }).waypoints).toEqual(order.waypoints);
  });

  test.each([3, 4, 5, 6])('of an earlier moment does not reopen an order with the final status %i', (status) => {
    const ended = { ...order, status };
    const earlier = { status: 8, eta: { from: CREATED, to: ASSIGNED }, waypoints: [{ state: 'current' as const }] };
    expect(withProgress(ended, earlier)).toEqual(ended);
  });

  test('without a driver removes the driver', () => {
    expect(withProgress(order, { status: 1, driver: null, waypoints: [] }).driver).toBeNull();
  });
});

test('the driver heads for the current stop', () => {
  expect(currentWaypointNumber([{ state: 'done' }, { state: 'current' }, { state: 'todo' }])).toBe(2);
  expect(currentWaypointNumber([{ state: 'done' }, { state: 'done' }])).toBeNull();
});

describe('the search for a driver', () => {
  const NOW = Date.parse('2026-11-21T05:00:00Z');
  const [placed, returned] = ['2026-11-21T04:58:00.000Z', '2026-11-21T04:59:30.000Z'];
  const pending = { status: 1, createdAt: placed, history: [] };

  test('counts from the order', () => {
    expect(searchingSince(pending, NOW)).toBe(placed);
  });

  test('counts anew when a driver gave the order back', () => {
    const history = [
      { status: 1, at: placed },
      { status: 2, at: '2026-11-21T04:59:00.000Z' },
      { status: 1, at: returned },
    ];
    expect(searchingSince({ ...pending, history }, NOW)).toBe(returned);
  });

  test('has not begun before the appointment, and then counts from it', () => {
    expect(searchingSince({ ...pending, appointmentAt: '2026-11-21T06:00:00.000Z' }, NOW)).toBeNull();
    expect(searchingSince({ ...pending, appointmentAt: returned }, NOW)).toBe(returned);
  });

  test('of a scheduled order counts anew when a driver gave it back after the appointment', () => {
    const appointmentAt = '2026-11-21T04:59:00.000Z';
    const history = [
      { status: 1, at: placed },
      { status: 2, at: '2026-11-21T04:58:30.000Z' },
      { status: 1, at: returned },
    ];
    expect(searchingSince({ ...pending, appointmentAt, history }, NOW)).toBe(returned);
    const later = '2026-11-21T04:59:45.000Z';
    expect(searchingSince({ ...pending, appointmentAt: later, history }, NOW)).toBe(later);
  });

  test.each([2, 3, 5, 7, 8])('is not under way in status %i', (status) => {
    expect(searchingSince({ ...pending, status }, NOW)).toBeNull();
  });
});
