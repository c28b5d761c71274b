import { describe, expect, test } from 'vitest';
import { EMPTY_HOME, EMPTY_MOVING, type MovingJob } from '@/domain/home-move/job';
import { movingFlags, movingRemark, movingServices } from '@/domain/home-move/payload';
import { otherFlags, readMoving } from '@/domain/home-move/read-home-move';
import { readMovingJob } from '@/domain/home-move/read-job';
import { draftGap, toEstimateRequest, toOrderRequest } from '@/domain/order/request';
import { draft } from '../../support/factories/orders';

const NOW = Date.parse('2026-11-21T05:00:00Z');

const JOB: MovingJob = {
  level: 'fullPack',
  from: {
    homeType: 'villa',
    area: '46',
    floor: '3',
    elevator: 'no',
    elevatorMustBeReserved: false,
    stairsAtEntrance: 'yes',
    ladderTruck: 'yes',
    parkingMetres: '35',
    narrowRoad: 'unknown',
  },
  to: {
    ...EMPTY_HOME,
    homeType: 'apartment',
    floor: '12',
    elevator: 'yes',
    elevatorMustBeReserved: true,
    narrowRoad: 'no',
  },
  items: [
    { code: 'bedDouble', quantity: 1 },
    { code: 'boxMedium', quantity: 20 },
  ],
  ownItems: [{ key: 'own-0', name: '대형 화분', widthCm: '60', depthCm: '60', heightCm: '120', quantity: 2 }],
  extras: [{ code: 'airConditioner', quantity: 1 }],
};

const read = (job: MovingJob, remark = '') =>
  readMoving({ services: movingServices(job), flags: movingFlags(job), remark: movingRemark(job, remark) });

describe('a move in the payload', () => {
  test('comes back as it was, with the customer’s own words', () => {
    expect(read(JOB, '피아노는 세워서')).toEqual({ job: JOB, remark: '피아노는 세워서' });
    expect(read(EMPTY_MOVING)).toEqual({ job: EMPTY_MOVING, remark: '' });
  });

  test('leaves out answers that do not count any more', () => {
    const job = { ...EMPTY_MOVING, from: { ...JOB.from, floor: '1' }, to: { ...JOB.to, elevator: 'no' as const } };
    expect(movingFlags(job).filter((flag) => /^(Elevator|Ladder)/.test(flag))).toEqual(['ElevatorTo:no']);
  });

  test('keeps a basement apart from a storey', () => {
    const job = { ...EMPTY_MOVING, from: { ...EMPTY_HOME, floor: '-2', elevator: 'no' as const } };
    expect(movingServices(job)).toEqual([
      { code: 'basementFrom', quantity: 2 },
      { code: 'stairsFrom', quantity: 2 },
    ]);
    expect(read(job).job).toEqual(job);
  });

  test.each([
    ['a ladder truck for its storey, where there is no elevator', {}, { code: 'ladderFrom', quantity: 3 }],
    ['the stairs where no ladder reaches', { ladderTruck: 'no' as const }, { code: 'stairsFrom', quantity: 2 }],
    ['the stairs while nobody knows of a ladder', { ladderTruck: '' as const }, { code: 'stairsFrom', quantity: 2 }],
  ])('asks for %s', (_, from, service) => {
    const services = movingServices({ ...JOB, from: { ...JOB.from, ...from } });
    expect(services.filter(({ code }) => /^(ladder|stairs)From$/.test(code))).toEqual([service]);
  });

  test('asks for neither with an elevator, and takes one for granted that nobody knows of', () => {
    for (const elevator of ['yes', 'unknown'] as const) {
      const services = movingServices({ ...JOB, from: { ...JOB.from, elevator } });
      expect(services.some(({ code }) => /^(ladder|stairs)From$/.test(code))).toBe(false);
    }
  });

  test('stays within what the contract takes', () => {
    const items = Array.from({ length: 240 }, (_, index) => ({ code: `thing${index}`, quantity: 1 }));
    const services = movingServices({ ...JOB, items });
    expect(services.length).toBeLessThanOrEqual(300);
    expect(new Set(services.map(({ code }) => code)).size).toBe(services.length);
    expect(movingFlags(JOB).length).toBeLessThanOrEqual(15);
    expect(movingFlags(JOB).every((flag) => flag.length <= 60)).toBe(true);
  });

  test('leaves flags that say nothing of a home', () => {
    expect(otherFlags(['CashOnArrival', ...movingFlags(JOB)])).toEqual(['CashOnArrival']);
  });

  test('a line of the remark that somebody rewrote stays words', () => {
    const { job, remark } = readMoving({
      services: [],
      flags: [],
      remark: '부탁해요\n\n[목록에 없는 짐]\n- 큰 화분 두 개',
    });
    expect(job.ownItems).toEqual([]);
    expect(remark).toBe('부탁해요\n- 큰 화분 두 개');
  });
});

describe('a move that is ordered', () => {
  const move = (over = {}) =>
    draft({ orderType: 'HomeMoving', moving: JOB, appointmentAt: '2026-12-01T00:00:00.000Z', ...over });

  test('sends the move’s services and not those of another kind of order', () => {
    const request = toOrderRequest(
      move({ services: [{ code: 'urgent', quantity: 1 }], goodsDescription: '서류', flags: ['Fragile'] }),
      { pay: 'cash', payer: null, coupon: null },
      null,
    );
    expect(request.services).toEqual(movingServices(JOB));
    expect(request.flags).toEqual(['Fragile', ...movingFlags(JOB)]);
    expect(request.remark).toContain('대형 화분 60×60×120cm × 2');
    expect(request).not.toHaveProperty('goods');
  });

  test('another kind of order sends nothing of a move', () => {
    const request = toEstimateRequest(draft({ orderType: 'Delivery', moving: JOB }));
    expect(request).toMatchObject({ services: [], flags: [] });
  });

  test.each([
    ['a day', { appointmentAt: null }],
    ['a level', { moving: { ...JOB, level: '' } }],
    ['a storey', { moving: { ...JOB, to: { ...JOB.to, floor: '' } } }],
    ['a word about the elevator', { moving: { ...JOB, from: { ...JOB.from, elevator: '' } } }],
  ])('needs %s', (_, over) => {
    expect(draftGap(move(), NOW)).toBeNull();
    expect(draftGap(move(over), NOW)).toBe('incomplete');
  });

  test('needs no word about the elevator on the ground floor', () => {
    expect(draftGap(move({ moving: { ...JOB, from: { ...EMPTY_HOME, floor: '1' } } }), NOW)).toBeNull();
  });
});

describe('a stored move', () => {
  test('comes back as it was', () => {
    expect(readMovingJob(JSON.parse(JSON.stringify(JOB)))).toEqual(JOB);
  });

  test.each([null, 'text', 7, [], { from: 3, items: 'x', extras: [null, { code: '' }], level: 'royal' }])(
    'that makes no sense (%j) is an empty one',
    (stored) => expect(readMovingJob(stored)).toEqual(EMPTY_MOVING),
  );

  test('counts a thing once that came back twice', () => {
    const items = [
      { code: 'bed', quantity: 2.7 },
      { code: 'bed', quantity: 1 },
    ];
    expect(readMovingJob({ items }).items).toEqual([{ code: 'bed', quantity: 2 }]);
  });
});
