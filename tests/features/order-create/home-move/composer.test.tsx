import { configure, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { EMPTY_HOME_MOVE } from '@/domain/home-move/job';
import type { OrderDraft } from '@/domain/order/draft';
import { price } from '../../../support/factories/orders';
import { member } from '../../../support/factories/users';
import { reply } from '../../../support/handlers/reply';
import { server } from '../../../support/server';
import { answerComposer, job, next, panel, places, renderComposer } from '../composer-setup';

// The sections of a move load lazily, with a catalogue and a calendar.
configure({ asyncUtilTimeout: 20_000 });
vi.setConfig({ testTimeout: 90_000 });

const LEVEL_WON: Record<string, number> = {
  moveVehicleOnly: 300_000,
  moveStandard: 500_000,
  moveHalfPack: 600_000,
  moveFullPack: 700_000,
};

beforeEach(() => {
  answerComposer();
  server.use(
    reply('listVehiclePools', () => [
      { id: 'pool-1t', vehicleClass: 'truck1tBox', name: '1톤 탑', payloadKg: 1_000, basePrice: 140_000 },
      { id: 'pool-5t', vehicleClass: 'truck5t', name: '5톤', payloadKg: 5_000, basePrice: 480_000 },
    ]),
    reply('listServices', () => [
      { code: 'moveFullPack', name: '포장이사', price: 0, maxQuantity: 1 },
      { code: 'airConditioner', name: '에어컨 이전 설치', price: 120_000, maxQuantity: 5 },
      { code: 'item-bedQueen', name: '침대 퀸', price: 0, maxQuantity: 200 },
    ]),
    reply('estimateHomeMoving', ({ body }) => {
      const level = body.services.map(({ code }) => LEVEL_WON[code] ?? 0).reduce((sum, won) => sum + won, 0);
      const ladder = body.services.some(({ code }) => code === 'ladderFrom') ? 150_000 : 0;
      return price({
        total: level + ladder,
        parts: [
          { code: 'base', amount: level },
          ...(ladder > 0 ? [{ code: 'service', serviceCode: 'ladderFrom', amount: ladder }] : []),
        ],
      });
    }),
  );
});

const move = (over: Partial<OrderDraft> = {}) =>
  job({ orderType: 'HomeMoving', vehiclePoolId: '', waypoints: [places.pickup, places.dropoff], ...over });

/** Opens the composer and waits for the sections of a move. */
async function open(over: Partial<OrderDraft> = {}) {
  const app = await renderComposer({ draft: move(over) });
  await screen.findByText('출발지·도착지 작업 환경');
  return app;
}

const home = (name: '현재 집' | '이사 갈 집') => within(screen.getByRole('group', { name }));

const answer = async (at: '현재 집' | '이사 갈 집', question: string, name: string) =>
  within(await home(at).findByRole('group', { name: question })).getByRole('radio', { name });

test('the items determine the truck, and each level shows its price for this job', async () => {
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: /^원룸/ }));

  expect(await screen.findByRole('radio', { name: /^1톤 탑/ })).toBeChecked();
  expect(await screen.findByRole('radio', { name: /^포장이사.*700,000원/ })).toBeInTheDocument();
  expect(screen.getByRole('radio', { name: /^용달이사.*고객님이 하는 일.*300,000원/ })).toBeInTheDocument();
});

test('a truck chosen by hand stays when the items change', async () => {
  const { user } = await open({ vehiclePoolId: 'pool-5t' });
  await user.click(await screen.findByRole('button', { name: /^원룸/ }));
  expect(await screen.findAllByText(/㎥/)).not.toEqual([]);
  expect(screen.getByRole('radio', { name: /^5톤/ })).toBeChecked();
});

test('a question appears when an earlier answer makes it relevant, and its answer changes the price', async () => {
  const { user } = await open({ vehiclePoolId: 'pool-1t', moving: { ...EMPTY_HOME_MOVE, level: 'fullPack' } });
  await panel().findByText('요금 상세');
  expect(screen.queryByRole('group', { name: '엘리베이터가 있나요?' })).toBeNull();

  await user.type(home('현재 집').getByRole('textbox', { name: '층' }), '3');
  await user.click(await answer('현재 집', '엘리베이터가 있나요?', '없어요'));
  await user.click(await answer('현재 집', '사다리차를 댈 수 있나요?', '있어요'));

  expect(await panel().findByText('+150,000원 · 작업 환경 변경')).toBeVisible();
  expect(panel().getByText('출발지 사다리차')).toBeInTheDocument();
});

test('an unknown answer is a possible extra with its range, until it is answered', async () => {
  const { user } = await open({
    moving: { ...EMPTY_HOME_MOVE, from: { ...EMPTY_HOME_MOVE.from, floor: '4', elevator: 'unknown' } },
  });
  expect(await screen.findByText('출발지 · 엘리베이터가 없을 때')).toBeVisible();
  expect(screen.getByText('30,000원~150,000원')).toBeVisible();

  await user.click(await answer('현재 집', '엘리베이터가 있나요?', '있어요'));
  expect(screen.queryByText('출발지 · 엘리베이터가 없을 때')).toBeNull();
});

test('an incomplete order lists all missing answers, each with its place', async () => {
  const { user } = await open({ vehiclePoolId: 'pool-1t' });
  await user.click(next());

  for (const text of [
    '이사 유형: 이사 유형을 선택해 주세요.',
    '이사 갈 집의 층: 층을 숫자로 입력해 주세요. 지하는 -1이에요.',
  ])
    expect(await panel().findByRole('button', { name: text })).toBeVisible();
  expect(panel().getByText('확인할 곳 4개')).toBeVisible();
});

test('stops are parked for a home move and restored for the other order kind', async () => {
  const stop = { ...places.pickup, key: 'stop', contactName: '가운데' };
  const { user } = await renderComposer({
    draft: job({ vehiclePoolId: 'pool-1t', waypoints: [places.pickup, stop, places.dropoff] }),
  });
  expect(screen.getByRole('button', { name: '경유지 추가' })).toBeVisible();
  await user.click(await screen.findByRole('radio', { name: '이사' }));
  await screen.findByText('출발지·도착지 작업 환경');
  expect(screen.queryByText(/가운데/)).toBeNull();
  expect(screen.queryByRole('button', { name: '경유지 추가' })).toBeNull();

  await user.click(screen.getByRole('radio', { name: '화물' }));
  expect(await screen.findAllByText(/가운데/)).not.toEqual([]);
});

test('a removed stop is not restored for a home move', async () => {
  const stop = { ...places.pickup, key: 'stop', contactName: '가운데' };
  const { user } = await renderComposer({
    draft: job({ vehiclePoolId: 'pool-1t', waypoints: [places.pickup, stop, places.dropoff] }),
  });
  await user.click(screen.getByRole('button', { name: '경유지 1 삭제' }));
  expect(screen.getByText(/경유지 1 삭제됨/)).toBeVisible();
  await user.click(await screen.findByRole('radio', { name: '이사' }));
  await screen.findByText('출발지·도착지 작업 환경');
  expect(screen.queryByText(/경유지 1 삭제됨/)).toBeNull();
});

test('the link parameter for a move is removed after use, so that a reload keeps the later choice', async () => {
  const { router, store } = await renderComposer({ draft: job(), router: { query: { type: 'HomeMoving' } } });
  await waitFor(() => expect(router.replace).toHaveBeenCalledWith('/orders/new', undefined, { shallow: true }));
  expect(store.getState().orderDraft.draft).toMatchObject({ orderType: 'HomeMoving', waypoints: job().waypoints });
});

test('an earlier move is filled in completely', async () => {
  server.use(
    reply('getReorder', () => ({
      orderType: 'HomeMoving' as const,
      vehiclePoolId: 'pool-5t',
      waypoints: [
        {
          address: places.pickup.address,
          addressDetail: '',
          contactName: '김하늘',
          mobileNo: '+821012345678',
          note: '',
        },
        {
          address: places.dropoff.address,
          addressDetail: '',
          contactName: '이서연',
          mobileNo: '+821098765432',
          note: '',
        },
      ],
      services: [
        { code: 'moveHalfPack', quantity: 1 },
        { code: 'floorFrom', quantity: 3 },
        { code: 'item-bedQueen', quantity: 1 },
      ],
      flags: ['ElevatorFrom:no'],
      remark: '조심해 주세요',
    })),
  );
  await renderComposer({ user: member(), router: { query: { reorder: 'o1' } } });
  expect(await screen.findByRole('radio', { name: /^반포장이사/ })).toBeChecked();
  expect(home('현재 집').getByRole('textbox', { name: '층' })).toHaveValue('3');
  expect(screen.getByRole('textbox', { name: /이사업체에 요청사항/ })).toHaveValue('조심해 주세요');
});
