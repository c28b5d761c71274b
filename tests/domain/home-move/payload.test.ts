import { describe, expect, test } from 'vitest';
import { EMPTY_HOME, EMPTY_HOME_MOVE, type HomeMoveJob, readHomeMoveJob, SEMI_BASEMENT } from '@/domain/home-move/job';
import { homeMoveFlags, homeMoveRemark, homeMoveServices } from '@/domain/home-move/payload';
import { otherFlags, readHomeMove } from '@/domain/home-move/read-home-move';
import { toEstimateRequest } from '@/domain/order/estimate-request';
import { toOrderRequest } from '@/domain/order/order-request';
import { draftProblem } from '@/domain/order/readiness';
import { draft } from '../../support/factories/orders';

const NOW = Date.parse('2026-11-21T05:00:00Z');

const JOB: HomeMoveJob = {
  ...EMPTY_HOME_MOVE,
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

const read = (job: HomeMoveJob, remark = '') =>
  readHomeMove({ services: homeMoveServices(job), flags: homeMoveFlags(job), remark: homeMoveRemark(job, remark) });

describe('a move in the payload', () => {
  test('is read back unchanged, with the customer’s remark', () => {
    expect(read(JOB, '피아노는 세워서')).toEqual({ job: JOB, remark: '피아노는 세워서' });
    expect(read(EMPTY_HOME_MOVE)).toEqual({ job: EMPTY_HOME_MOVE, remark: '' });
  });

  test('leaves out answers that no longer count', () => {
    const job = { ...EMPTY_HOME_MOVE, from: { ...JOB.from, floor: '1' }, to: { ...JOB.to, elevator: 'no' as const } };
    expect(homeMoveFlags(job).filter((flag) => /^(Elevator|Ladder)/.test(flag))).toEqual(['ElevatorTo:no']);
  });

  test('distinguishes a basement from a floor', () => {
    const job = { ...EMPTY_HOME_MOVE, from: { ...EMPTY_HOME, floor: '-2', elevator: 'no' as const } };
    expect(homeMoveServices(job)).toEqual([
      { code: 'basementFrom', quantity: 2 },
      { code: 'stairsFrom', quantity: 2 },
    ]);
    expect(read(job).job).toEqual(job);
  });

  test.each([
    ['a ladder truck for its floor, without an elevator', {}, { code: 'ladderFrom', quantity: 3 }],
    ['the stairs if no ladder reaches', { ladderTruck: 'no' as const }, { code: 'stairsFrom', quantity: 2 }],
    ['the stairs while a ladder is unknown', { ladderTruck: '' as const }, { code: 'stairsFrom', quantity: 2 }],
  ])('asks for %s', (_, from, service) => {
    const services = homeMoveServices({ ...JOB, from: { ...JOB.from, ...from } });
    expect(services.filter(({ code }) => /^(ladder|stairs)From$/.test(code))).toEqual([service]);
  });

  test('asks for neither with an elevator, and assumes one if it is unknown', () => {
    for (const elevator of ['yes', 'unknown'] as const) {
      const services = homeMoveServices({ ...JOB, from: { ...JOB.from, elevator, ladderTruck: 'no' } });
      expect(services.some(({ code }) => /^(ladder|stairs)From$/.test(code))).toBe(false);
    }
  });

  test('asks for the ladder truck that the customer wants although there is an elevator', () => {
    const services = homeMoveServices({ ...JOB, from: { ...JOB.from, elevator: 'yes', ladderTruck: 'yes' } });
    expect(services).toContainEqual({ code: 'ladderFrom', quantity: 3 });
  });

  test('keeps the word for a semi-basement, which is carried like the first basement', () => {
    const job = { ...EMPTY_HOME_MOVE, from: { ...EMPTY_HOME, floor: SEMI_BASEMENT, elevator: 'no' as const } };
    expect(homeMoveServices(job)).toEqual([
      { code: 'basementFrom', quantity: 1 },
      { code: 'stairsFrom', quantity: 1 },
    ]);
    expect(read(job).job).toEqual(job);
    expect(otherFlags(homeMoveFlags(job))).toEqual([]);
  });

  test('stays within the contract’s limits', () => {
    const items = Array.from({ length: 240 }, (_, index) => ({ code: `thing${index}`, quantity: 1 }));
    const services = homeMoveServices({ ...JOB, items });
    expect(services.length).toBeLessThanOrEqual(300);
    expect(new Set(services.map(({ code }) => code)).size).toBe(services.length);
    expect(homeMoveFlags(JOB).length).toBeLessThanOrEqual(15);
    expect(homeMoveFlags(JOB).every((flag) => flag.length <= 60)).toBe(true);
  });

  test('leaves flags alone that are not about a home', () => {
    expect(otherFlags(['CashOnArrival', ...homeMoveFlags(JOB)])).toEqual(['CashOnArrival']);
  });

  test('keeps a line of the remark as text if somebody edited it', () => {
    const { job, remark } = readHomeMove({
      services: [],
      flags: [],
      remark: '부탁해요\n\n[목록에 없는 짐]\n- 큰 화분 두 개',
    });
    expect(job.ownItems).toEqual([]);
    expect(remark).toBe('부탁해요\n- 큰 화분 두 개');
  });

  test('keeps what stands behind a second heading: its items, those beyond the tenth as text, and other words', () => {
    const block = (name: string) => `[목록에 없는 짐]\n${`- ${name} 60×60×120cm × 1\n`.repeat(6)}`;
    const { job, remark } = readHomeMove({
      services: [],
      flags: [],
      remark: `부탁해요\n\n${block('화분')}\n${block('어항')}\n뒷문으로 와 주세요`,
    });
    expect(job.ownItems.map(({ name }) => name)).toEqual([...Array(6).fill('화분'), ...Array(4).fill('어항')]);
    expect(remark.split('\n')).toEqual(['부탁해요', ...Array(2).fill('- 어항 60×60×120cm × 1'), '뒷문으로 와 주세요']);
  });
});

describe('a move that is ordered', () => {
  const move = (over = {}) =>
    draft({ orderType: 'HomeMoving', moving: JOB, appointmentAt: '2026-12-01T00:00:00.000Z', ...over });

  test('sends the services of the move and not those of another order kind', () => {
    const request = toOrderRequest(
      move({ services: [{ code: 'urgent', quantity: 1 }], goodsDescription: '서류', flags: ['Fragile'] }),
      { pay: 'cash', payer: null, coupon: null },
      null,
    );
    expect(request.services).toEqual(homeMoveServices(JOB));
    expect(request.flags).toEqual(['Fragile', ...homeMoveFlags(JOB)]);
    expect(request.remark).toContain('대형 화분 60×60×120cm × 2');
    expect(request).not.toHaveProperty('goods');
  });

  test('another order kind sends nothing of a move', () => {
    const request = toEstimateRequest(draft({ orderType: 'Delivery', moving: JOB }));
    expect(request).toMatchObject({ services: [], flags: [] });
  });

  test.each([
    ['a day', { appointmentAt: null }],
    ['a level', { moving: { ...JOB, level: '' } }],
    ['a size or a list', { moving: { ...JOB, from: { ...JOB.from, area: '' }, items: [], ownItems: [] } }],
    ['a floor', { moving: { ...JOB, to: { ...JOB.to, floor: '' } } }],
    ['an answer about the elevator', { moving: { ...JOB, from: { ...JOB.from, elevator: '' } } }],
  ])('needs %s', (_, over) => {
    expect(draftProblem(move(), NOW)).toBeNull();
    expect(draftProblem(move(over), NOW)).toBe('incomplete');
  });

  test('needs no answer about the elevator on the ground floor', () => {
    expect(draftProblem(move({ moving: { ...JOB, from: { ...EMPTY_HOME, floor: '1' } } }), NOW)).toBeNull();
  });
});

describe('a stored move', () => {
  test('is restored unchanged', () => {
    expect(readHomeMoveJob(JSON.parse(JSON.stringify(JOB)))).toEqual(JOB);
  });

  test.each([null, 'text', 7, [], { from: 3, items: 'x', extras: [null, { code: '' }], level: 'royal' }])(
    'becomes empty if it is invalid (%j)',
    (stored) => expect(readHomeMoveJob(stored)).toEqual(EMPTY_HOME_MOVE),
  );

  test('counts an item once that is stored twice', () => {
    const items = [
      { code: 'bed', quantity: 2.7 },
      { code: 'bed', quantity: 1 },
    ];
    expect(readHomeMoveJob({ items }).items).toEqual([{ code: 'bed', quantity: 2 }]);
  });
});
