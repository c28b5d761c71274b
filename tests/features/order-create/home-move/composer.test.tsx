import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { withHousehold } from '@/domain/home-move/household';
import { EMPTY_HOME_MOVE, type HomeMoveJob } from '@/domain/home-move/job';
import { NO_PRICE, type OrderDraft } from '@/domain/order/draft';
import { draftBatch } from '@/lib/photos/photo-batch';
import { describePhoto, dropPhotos, keepPhoto, photosOf } from '@/lib/photos/photo-store';
import { draftSaved } from '@/store/order-draft-slice';
import { price } from '../../../support/factories/orders';
import { member } from '../../../support/factories/users';
import { reply } from '../../../support/handlers/reply';
import { becomeWide } from '../../../support/media';
import { server } from '../../../support/server';
import { answerComposer, job, next, panel, places, renderComposer } from '../composer-setup';

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
      { id: 'pool-1t', vehicleClass: 'truck1tBox', name: '1톤 탑차', payloadKg: 1_000, basePrice: 140_000 },
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

afterEach(() => void vi.useRealTimers());

const move = (over: Partial<OrderDraft> = {}) =>
  job({ orderType: 'HomeMoving', vehiclePoolId: '', waypoints: [places.pickup, places.dropoff], ...over });

const STEPS = '이사 견적 단계';

/** Opens the composer at a step of a move. `go` opens another one, as its link does. */
async function open(step: string, over: Partial<OrderDraft> = {}) {
  const app = await renderComposer({
    draft: move(over),
    router: { pathname: '/orders/new', asPath: '/orders/new', query: { step } },
  });
  await screen.findByRole('navigation', { name: STEPS });
  const go = (next: string) => app.rerenderRoute({ query: { step: next } });
  return { ...app, go };
}

/** A list of one item, which is enough for a price. */
const LISTED: HomeMoveJob = { ...EMPTY_HOME_MOVE, level: 'fullPack', items: [{ code: 'bedQueen', quantity: 1 }] };

const home = (name: '현재 집' | '이사 갈 집') => within(screen.getByRole('group', { name }));

const answer = async (at: '현재 집' | '이사 갈 집', question: string, name: string) =>
  within(await home(at).findByRole('group', { name: question })).getByRole('radio', { name });

test('a price of a service level that has expired is requested again', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  let asked = 0;
  server.use(
    reply('estimateHomeMoving', () => {
      asked += 1;
      const total = asked > 4 ? 900_000 : 700_000;
      return price({ total, validUntil: new Date(Date.now() + 600_000).toISOString() });
    }),
  );
  await open('how', { vehiclePoolId: 'pool-1t', moving: LISTED });
  expect(await screen.findByRole('radio', { name: /^일반이사.*700,000원/ })).toBeInTheDocument();

  await act(() => vi.advanceTimersByTimeAsync(601_000));
  expect(await screen.findByRole('radio', { name: /^일반이사.*900,000원/ })).toBeInTheDocument();
});

test('the items determine the truck, and each level shows its price for this job', async () => {
  const { user, go } = await open('things');
  await user.click(await screen.findByRole('button', { name: /^원룸/ }));
  go('quote');
  expect(await screen.findByRole('radio', { name: /^1톤 탑차/ })).toBeChecked();
  go('how');
  expect(await screen.findByRole('radio', { name: /^포장이사.*700,000원/ })).toBeInTheDocument();
  expect(await screen.findByRole('radio', { name: /^용달이사.*고객님이 하는 일.*300,000원/ })).toBeInTheDocument();
});

test('a list of the customer’s own is not called suggested once the size is known, and a suggestion is one press away', async () => {
  const own: HomeMoveJob = { ...EMPTY_HOME_MOVE, items: [{ code: 'bedQueen', quantity: 1 }] };
  const { user, store } = await open('things', { moving: withHousehold(own, { area: '66' }) });
  expect(await screen.findByText(/^지금 목록은 집 크기가 달라져도 그대로 유지돼요/)).toBeVisible();
  expect(screen.queryByText(/기준으로 제안했어요/)).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: '20평 기준으로 제안받기' }));
  expect(screen.getByText(/^20평 · .* 기준으로 제안했어요/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: '되돌리기' }));
  expect(store.getState().orderDraft.draft?.moving.items).toEqual(own.items);
});

describe('the undo of a replaced list', () => {
  const own = { key: 'own-1', name: '어항', widthCm: '60', depthCm: '30', heightCm: '40', quantity: 1 };
  const known: HomeMoveJob = {
    ...withHousehold(EMPTY_HOME_MOVE, { area: '109', rooms: '4', people: '3', homeType: 'apartment' }),
    level: '',
    corrected: ['sofa'],
    isListChecked: true,
  };

  test('restores the answers that a similar home replaced, and keeps what was added since', async () => {
    const { user, store } = await open('things', { moving: known });
    await user.click(await screen.findByRole('button', { name: '비슷한 집 다시 선택' }));
    await user.click(screen.getByRole('button', { name: /^원룸/ }));
    expect(screen.getByText(/^8평 · 방 1개 · 1명 기준/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: '직접 추가' }));
    await user.click(screen.getByRole('button', { name: '되돌리기' }));
    expect(screen.getByText(/^33평 · 방 4개 · 3명 기준/)).toBeVisible();
    const { moving } = store.getState().orderDraft.draft ?? {};
    expect(moving?.ownItems).toHaveLength(1);
    expect({ ...moving, ownItems: [] }).toEqual(known);
  });

  test('restores the corrections and the agreement that the suggestion replaced', async () => {
    const moving = { ...known, items: [{ code: 'bedQueen', quantity: 3 }], ownItems: [own] };
    const { user, store } = await open('things', { moving });
    await user.click(await screen.findByRole('button', { name: '제안대로 되돌리기' }));
    expect(store.getState().orderDraft.draft?.moving).toMatchObject({ corrected: [], isListChecked: false });
    await user.click(screen.getByRole('button', { name: '되돌리기' }));
    expect(store.getState().orderDraft.draft?.moving).toEqual(moving);
  });
});

test('a photo keeps its item while that is renamed, removed and restored', async () => {
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:photo', revokeObjectURL: () => undefined }));
  await dropPhotos();
  const { id } = await keepPhoto(new Blob(['a picture']), draftBatch.open());
  await describePhoto(id, 'item-sofa3');
  const own = { key: 'own-1', name: '어항', widthCm: '60', depthCm: '30', heightCm: '40', quantity: 1 };
  const { user } = await open('things', {
    moving: { ...EMPTY_HOME_MOVE, items: [{ code: 'sofa3', quantity: 1 }], ownItems: [own] },
  });
  const shown = await screen.findByRole('combobox', { name: '사진 1의 이삿짐' });
  const stored = async () => (await photosOf(draftBatch.read()))[0]?.item;

  const size = screen.getByRole('combobox', { name: '소파 종류' });
  await user.selectOptions(size, '2인용');
  expect(shown).toHaveDisplayValue('어떤 이삿짐인가요?');
  await user.selectOptions(size, '3인용');
  expect(shown).toHaveDisplayValue('소파 3인용');
  expect(await stored()).toBe('item-sofa3');

  await user.selectOptions(shown, '어항');
  await user.type(screen.getByRole('textbox', { name: '이름' }), 's');
  expect(shown).toHaveDisplayValue('어항s');
  await user.keyboard('{Backspace}');
  expect(shown).toHaveDisplayValue('어항');
  await user.click(screen.getByRole('button', { name: '어항 삭제' }));
  expect(shown).toHaveDisplayValue('어떤 이삿짐인가요?');
  await user.click(screen.getByRole('button', { name: '되돌리기' }));
  expect(shown).toHaveDisplayValue('어항');
  expect(await stored()).toBe('own-1');
});

test('a place where the customer has nothing is not asked about again', async () => {
  const moving = { ...EMPTY_HOME_MOVE, items: [{ code: 'bedQueen', quantity: 1 }] };
  const { user, go } = await open('things', { moving });
  await user.click(await screen.findByRole('button', { name: '창고: 없어요' }));
  go('day');
  expect(await screen.findByRole('heading', { name: /^4\/6/ })).toBeVisible();
  go('things');
  expect(await screen.findByRole('button', { name: '베란다: 없어요' })).toBeVisible();
  expect(screen.queryByRole('button', { name: '창고: 없어요' })).toBeNull();
});

test('a truck chosen by hand stays when the items change', async () => {
  const { user, go } = await open('things', { vehiclePoolId: 'pool-5t' });
  await user.click(await screen.findByRole('button', { name: /^원룸/ }));
  expect(await screen.findAllByText(/㎥/)).not.toEqual([]);
  go('quote');
  await screen.findByRole('radio', { name: /^1톤 탑차/ });
  expect(screen.getByRole('radio', { name: /^5톤/ })).toBeChecked();
});

test('a truck chosen by hand that is too small is counted as often as the load needs it', async () => {
  becomeWide();
  const { user } = await open('things', { vehiclePoolId: 'pool-1t' });
  await user.click(await screen.findByRole('button', { name: /^투룸/ }));
  expect(await screen.findByText('1톤 탑차 3대: 적재 공간 15㎥ 중 11.5㎥ 사용')).toBeVisible();
});

describe('a double press on next', () => {
  /** Opens the size of the home, with a router that navigates. */
  async function openSize() {
    const { go, router, user } = await open('home', { calculationPrice: NO_PRICE });
    const steps: unknown[] = [];
    vi.mocked(router.push).mockImplementation(async (url) => {
      const step = typeof url === 'object' && typeof url.query === 'object' ? url.query?.step : null;
      steps.push(step);
      go(String(step));
      return true;
    });
    const [button = document.body] = await screen.findAllByRole('button', { name: '다음' });
    return { steps, user, button };
  }

  test('by mouse goes one step on, and a later press the next one', async () => {
    const { steps, user, button } = await openSize();
    await user.click(button);
    expect(await screen.findByRole('heading', { name: /^3\/6/ })).toHaveFocus();
    fireEvent.click(button, { detail: 2 });
    expect(steps).toEqual(['things']);
    await user.click(button);
    expect(steps).toEqual(['things', 'day']);
  });

  test('by finger makes no click in the step that it opens, until the step can be read', async () => {
    const { steps, user, button } = await openSize();
    await user.click(button);
    await screen.findByRole('heading', { name: /^3\/6/ });
    expect(steps).toEqual(['things']);
    // What a browser answers to a tap: false stops its click.
    expect(fireEvent.touchEnd(button)).toBe(false);
    await waitFor(() => expect(fireEvent.touchEnd(button)).toBe(true));
  });
});

test('a part that is changed from the payment step leads back to the quote, not through all steps', async () => {
  const { user, router } = await renderComposer({
    draft: move({ vehiclePoolId: 'pool-1t', calculationPrice: price({ total: 700_000 }) }),
    router: { pathname: '/orders/new', asPath: '/orders/new#when' },
  });
  const [button = document.body] = await screen.findAllByRole('button', { name: '견적 보기' });
  await user.click(button);
  expect(router.push).toHaveBeenLastCalledWith({ pathname: '/orders/new', query: { step: 'quote' } }, undefined, {
    shallow: true,
    scroll: true,
  });
});

test('a question appears when an earlier answer makes it relevant, and its answer changes the price', async () => {
  const { user } = await open('home', { vehiclePoolId: 'pool-1t', moving: LISTED });
  await panel().findByText('요금 상세');
  expect(screen.queryByRole('group', { name: '엘리베이터가 있나요?' })).toBeNull();

  await user.type(home('현재 집').getByRole('textbox', { name: '층수' }), '3');
  await user.click(await answer('현재 집', '엘리베이터가 있나요?', '없어요'));
  await user.click(await answer('현재 집', '사다리차를 댈 수 있나요?', '있어요'));
  expect(screen.getByText(/이 층의 사다리차 요금 150,000원이 적용돼요/)).toBeInTheDocument();

  expect(await panel().findByText(/^\+150,000원 · 출발지 사다리차 추가/)).toBeVisible();
  expect(panel().getByText('출발지 사다리차')).toBeInTheDocument();
});

test('an unknown answer is a possible extra with its range, until it is answered', async () => {
  const { user, go } = await open('quote', {
    moving: { ...EMPTY_HOME_MOVE, from: { ...EMPTY_HOME_MOVE.from, floor: '4', elevator: 'unknown' } },
  });
  await user.click(await screen.findByRole('heading', { name: '요금에 포함된 것' }));
  expect(screen.getByText('출발지 · 엘리베이터가 없을 때')).toBeVisible();
  expect(screen.getByText('30,000원~150,000원')).toBeVisible();
  expect(screen.getByText('보관이사')).toBeVisible();

  go('home');
  await user.click(await answer('현재 집', '엘리베이터가 있나요?', '있어요'));
  go('quote');
  await screen.findByText('출발지 · 사다리차를 쓸 때');
  expect(screen.queryByText('출발지 · 엘리베이터가 없을 때')).toBeNull();
});

test('moving things by elevator is no word against the ladder truck', async () => {
  const { user } = await open('home', {
    moving: { ...EMPTY_HOME_MOVE, from: { ...EMPTY_HOME_MOVE.from, floor: '4' } },
  });
  await user.click(await answer('현재 집', '엘리베이터가 있나요?', '있어요'));
  await user.click(await answer('현재 집', '사다리차로 옮길까요?', '엘리베이터로'));
  expect(screen.getByText(/4층 · 엘리베이터 있음 · 사다리차 사용 안 함/)).toBeVisible();
});

test('what open answers may add stands beside a price, not before there is one', async () => {
  const priced = { vehiclePoolId: 'pool-1t', moving: LISTED };
  const { unmount } = await open('home', priced);
  expect(await screen.findByText(/까지 추가될 수 있어요/)).toBeVisible();
  unmount();

  await open('home', { ...priced, waypoints: [places.pickup, { ...places.dropoff, address: null }] });
  expect(await screen.findAllByText(/요금을 알려 드려요/)).not.toHaveLength(0);
  await screen.findByRole('group', { name: '현재 집' });
  expect(screen.queryByText(/까지 추가될 수 있어요/)).toBeNull();
});

test('an incomplete order lists all missing answers, each with its place', async () => {
  const { user } = await open('quote', { vehiclePoolId: 'pool-1t' });
  await user.click(next());

  for (const text of [
    '이사 유형: 이사 유형을 선택해 주세요.',
    '이사 갈 집의 층: 층을 입력해 주세요. 지하와 반지하는 따로 선택할 수 있어요.',
  ])
    expect(await panel().findByRole('button', { name: text })).toBeVisible();
  expect(panel().getByText('확인할 항목 5개')).toBeVisible();
});

test('stops are parked for a home move and restored for the other order kind', async () => {
  const stop = { ...places.pickup, key: 'stop', contactName: '가운데' };
  const { user } = await renderComposer({
    draft: job({ vehiclePoolId: 'pool-1t', waypoints: [places.pickup, stop, places.dropoff] }),
  });
  expect(screen.getByRole('button', { name: '경유지 추가' })).toBeVisible();
  await user.click(await screen.findByRole('radio', { name: '이사' }));
  await screen.findByRole('navigation', { name: STEPS });
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
  await screen.findByRole('navigation', { name: STEPS });
  expect(screen.queryByText(/경유지 1 삭제됨/)).toBeNull();
});

test('an open place has the words of a move as soon as it is one', async () => {
  const phones = [''];
  const { user, i18n } = await renderComposer({
    draft: job({
      waypoints: [
        { ...places.pickup, phones },
        { ...places.dropoff, phones },
      ],
    }),
  });
  expect(screen.getByRole('textbox', { name: '받는 분' })).toBeVisible();
  // They load once they are needed.
  i18n.removeResourceBundle('ko', 'moving');
  await user.click(await screen.findByRole('radio', { name: '이사' }));
  await screen.findByRole('navigation', { name: STEPS });
  expect(screen.getAllByRole('textbox', { name: '연락받을 분' })).toHaveLength(2);
  expect(screen.queryByRole('textbox', { name: '받는 분' })).toBeNull();
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
  const { rerenderRoute } = await renderComposer({ user: member(), router: { query: { reorder: 'o1' } } });
  await screen.findByRole('navigation', { name: STEPS });
  rerenderRoute({ query: { step: 'how' } });
  expect(await screen.findByRole('radio', { name: /^반포장이사/ })).toBeChecked();
  rerenderRoute({ query: { step: 'home' } });
  await waitFor(() => expect(home('현재 집').getByRole('textbox', { name: '층수' })).toHaveValue('3'));
  rerenderRoute({ query: { step: 'quote' } });
  expect(await screen.findByRole('textbox', { name: /이사업체에 남길 요청사항/ })).toHaveValue('조심해 주세요');
});

describe('from the size of the home to the quote', () => {
  const size = async (pyeong: string) =>
    within(await screen.findByRole('group', { name: '집 크기' })).getByRole('radio', { name: pyeong });

  test('one answer proposes the list, the truck, the level and the price', async () => {
    const { user, store } = await open('home');
    await user.click(await size('20평'));
    expect(screen.getByRole('textbox', { name: '제곱미터' })).toHaveValue('66');
    expect(await panel().findAllByText('700,000원')).not.toEqual([]);
    const { moving, vehiclePoolId } = store.getState().orderDraft.draft ?? {};
    expect(moving).toMatchObject({ level: 'fullPack', proposedFor: { area: 66, rooms: 3, people: 2 } });
    expect(vehiclePoolId).toBe('pool-5t');
  });

  test.each([
    ['84.97', 84.97],
    ['84㎡', 84],
  ])('an area of %s is taken as its figure says', async (typed, area) => {
    const { user, store } = await open('home');
    await user.click(await screen.findByRole('textbox', { name: '제곱미터' }));
    if (typed.endsWith('㎡')) await user.paste(typed);
    else await user.keyboard(typed);
    expect(screen.getByRole('textbox', { name: '제곱미터' })).toHaveValue(`${area}`);
    expect(screen.getByRole('textbox', { name: '직접 입력' })).toHaveValue(area === 84 ? '25' : '26');
    expect(store.getState().orderDraft.draft?.moving.proposedFor).toEqual({ area, rooms: 3, people: 3 });
  });

  test.each([
    ['24.5', 'typed'],
    ['24.5평', 'pasted'],
    ['24,5', 'typed'],
  ])('an area of %s is %s as twenty-four and a half', async (text, way) => {
    const { user, store } = await open('home');
    const field = await screen.findByRole('textbox', { name: '직접 입력' });
    await user.click(field);
    if (way === 'pasted') await user.paste(text);
    else await user.keyboard(text);
    expect(field).toHaveValue('24.5');
    expect(screen.getByRole('textbox', { name: '제곱미터' })).toHaveValue('81');
    expect(store.getState().orderDraft.draft?.moving.proposedFor?.area).toBe(81);

    // Not the size that is chosen already.
    await user.click(await size('25평'));
    expect(field).toHaveValue('25');
    expect(screen.getByRole('textbox', { name: '제곱미터' })).toHaveValue('83');
  });

  test('each answer costs one estimate, and an earlier answer none', async () => {
    let asked = 0;
    server.use(
      reply('estimateHomeMoving', ({ body }) => {
        asked += 1;
        return price({ total: 500_000 + body.services.length * 1_000 });
      }),
    );
    const { user } = await open('home');
    await user.click(await size('20평'));
    await panel().findAllByText(/^5\d\d,000원$/);
    expect(asked).toBe(1);
    await user.click(screen.getByRole('radio', { name: '4명' }));
    await waitFor(() => expect(asked).toBe(2));
    await user.click(screen.getByRole('radio', { name: '2명' }));
    expect(await panel().findAllByText(/이삿짐 목록 변경$/)).not.toEqual([]);
    await user.click(screen.getByRole('radio', { name: '25평' }));
    expect(await panel().findAllByText(/집 크기 변경$/)).not.toEqual([]);
    expect(asked).toBe(3);
  });

  test('a semi-basement and a basement are chosen by words', async () => {
    const { user, store } = await open('home');
    const floorOf = () => store.getState().orderDraft.draft?.moving.from.floor;
    await user.click((await screen.findAllByText(/우선 이렇게 계산했어요/))[0] ?? document.body);
    await user.click(home('현재 집').getByRole('radio', { name: '반지하' }));
    expect(floorOf()).toBe('semi');
    expect(home('현재 집').queryByRole('textbox', { name: /층수/ })).toBeNull();
    await user.click(home('현재 집').getByRole('radio', { name: '지하' }));
    expect(home('현재 집').getByRole('textbox', { name: '지하 층수' })).toHaveValue('1');
    expect(floorOf()).toBe('-1');
    expect(home('현재 집').getByRole('group', { name: '엘리베이터가 있나요?' })).toBeVisible();
  });

  test('what the customer answered about a home is no longer called assumed', async () => {
    const { user } = await open('home');
    const [summary = document.body] = await screen.findAllByText(/우선 이렇게 계산했어요: 엘리베이터 있음 · 차량까지/);
    await user.click(summary);
    await user.click(home('현재 집').getByRole('radio', { name: '반지하' }));
    await user.click(
      within(home('현재 집').getByRole('group', { name: '엘리베이터가 있나요?' })).getByRole('radio', {
        name: '없어요',
      }),
    );
    expect(summary).toHaveTextContent(/^반지하 · 엘리베이터 없음 · 우선 이렇게 계산했어요: 차량까지 20m 이내$/);
  });

  test('the quote names its range and the three answers that narrow it most, each as a way to its question', async () => {
    const { user, router, go } = await open('quote', {
      vehiclePoolId: 'pool-5t',
      moving: withHousehold(EMPTY_HOME_MOVE, { area: '66' }),
    });
    expect(await screen.findByText('집 크기 기준 ±15%')).toBeVisible();
    expect(screen.getByText(/595,000원~805,000원/)).toBeVisible();
    const card = screen.getByRole('heading', { name: '답하면 견적이 더 정확해져요' }).parentElement ?? document.body;
    expect(within(card).getAllByRole('listitem')).toHaveLength(3);
    await user.click(within(card).getByRole('button', { name: /^이사 날짜 정하기/ }));
    expect(router.push).toHaveBeenLastCalledWith({ pathname: '/orders/new', query: { step: 'day' } }, undefined, {
      shallow: true,
      scroll: true,
    });
    go('day');
    const day = await screen.findByRole('group', { name: '이사 날짜' });
    await waitFor(() => expect(day).toHaveFocus());
  });

  test('the quote says before the order what it still needs, each as a way to its field', async () => {
    const { user, router } = await open('quote', {
      vehiclePoolId: 'pool-5t',
      waypoints: [{ ...places.pickup, phones: [''] }, places.dropoff],
      moving: {
        ...withHousehold(EMPTY_HOME_MOVE, { area: '66' }),
        level: 'fullPack',
        to: { ...EMPTY_HOME_MOVE.to, floor: '1' },
      },
    });
    const heading = await screen.findByRole('heading', { name: '주문하려면 더 필요한 정보가 있어요' });
    const card = within(heading.closest('section') ?? document.body);
    const names = card.getAllByRole('button').map((button) => button.textContent);
    expect(names).toEqual(['출발지 연락처', '현재 집의 층', '이사 날짜']);
    expect(card.getByText('견적은 이대로 볼 수 있어요. 결제하기 전에 입력해 주세요.')).toBeVisible();

    await user.click(card.getByRole('button', { name: '현재 집의 층' }));
    const to = (step: string) => [
      { pathname: '/orders/new', query: { step } },
      undefined,
      { shallow: true, scroll: true },
    ];
    expect(router.push).toHaveBeenLastCalledWith(...to('home'));
    await user.click(card.getByRole('button', { name: '출발지 연락처' }));
    expect(router.push).toHaveBeenLastCalledWith(...to('route'));
  });

  test('a truck for nothing known has no price and no order: the size or the belongings are asked for', async () => {
    const { user, router, go, store } = await open('quote', {
      calculationPrice: NO_PRICE,
      moving: {
        ...EMPTY_HOME_MOVE,
        level: 'fullPack',
        from: { ...EMPTY_HOME_MOVE.from, floor: '1' },
        to: { ...EMPTY_HOME_MOVE.to, floor: '1' },
      },
    });
    const heading = await screen.findByRole('heading', { name: '주문하려면 더 필요한 정보가 있어요' });
    const card = within(heading.closest('section') ?? document.body);
    expect(card.getAllByRole('button').map((button) => button.textContent)).toEqual(['집 크기나 이삿짐', '이사 날짜']);
    // There is no quote yet.
    expect(card.getByText('결제하기 전에 입력해 주세요.')).toBeVisible();
    await user.click(next());
    expect(await panel().findByText('집 크기나 이삿짐: 집 크기나 이삿짐을 입력해 주세요.')).toBeVisible();
    expect(panel().getByText('확인할 항목 2개')).toBeVisible();
    expect(router.push).toHaveBeenLastCalledWith(
      { pathname: '/orders/new', query: { step: 'home' } },
      undefined,
      expect.anything(),
    );

    // Also with a truck chosen by hand.
    await act(() =>
      store.dispatch(draftSaved({ ...(store.getState().orderDraft.draft ?? move()), vehiclePoolId: 'pool-1t' })),
    );
    await user.click(next());
    expect(await screen.findAllByText('집 크기나 이삿짐을 입력하면 요금을 계산해요.')).not.toEqual([]);
    expect(screen.queryByText('700,000원')).toBeNull();
    expect(router.push).not.toHaveBeenCalledWith('/orders/payment');

    go('home');
    const field = await screen.findByRole('textbox', { name: '직접 입력' });
    await waitFor(() => expect(field).toHaveFocus());
    expect(field).toHaveAccessibleDescription('집 크기나 이삿짐을 입력해 주세요.');
    await user.type(field, '25');
    expect(field).toBeValid();
    expect(await panel().findAllByText('700,000원')).not.toEqual([]);
  });

  test('an open answer about a home leads to its question there', async () => {
    const { user, go } = await open('quote', {
      vehiclePoolId: 'pool-5t',
      appointmentAt: '2099-03-10T00:00:00.000Z',
      moving: {
        ...withHousehold(EMPTY_HOME_MOVE, { area: '66' }),
        from: { ...EMPTY_HOME_MOVE.from, floor: '1', stairsAtEntrance: 'no', narrowRoad: 'no' },
        to: { ...EMPTY_HOME_MOVE.to, floor: '1', stairsAtEntrance: 'no', narrowRoad: 'no', parkingMetres: '20' },
      },
    });
    await user.click(await screen.findByRole('button', { name: /^출발지 · / }));
    go('home');
    const heading = screen.getByRole('heading', { level: 2, name: /^2\/6 / });
    const first = (await home('현재 집').findAllByRole('radio', { name: /m/ }))[0];
    await waitFor(() => expect(first).toHaveFocus());
    expect(heading).not.toHaveFocus();
  });

  test('on a phone the refinements of the quote are folded, and say their value first', async () => {
    const { user } = await open('quote', {
      vehiclePoolId: 'pool-5t',
      moving: {
        ...withHousehold(EMPTY_HOME_MOVE, { area: '66' }),
        extras: [{ code: 'airConditioner', quantity: 1 }],
      },
    });
    const folded = async (title: string) =>
      (await screen.findByRole('heading', { name: title })).closest('details') ?? document.body;
    expect(within(await folded('차량')).getByText('5톤', { selector: 'summary *' })).toBeVisible();
    expect(await within(await folded('추가 서비스')).findByText(/^에어컨/, { selector: 'summary *' })).toBeVisible();
    expect(await folded('요금에 포함된 것')).toHaveTextContent(/최대 [\d,]+원까지 추가될 수 있어요/);
    for (const title of ['차량', '추가 서비스', '요금에 포함된 것', '요청사항'])
      expect(await folded(title)).not.toHaveAttribute('open');
    await user.click(screen.getByRole('heading', { name: '요청사항' }));
    expect(await folded('요청사항')).toHaveAttribute('open');
  });

  test('an extra of an earlier move that is no longer offered can be cleared', async () => {
    const { user, store } = await open('quote', {
      vehiclePoolId: 'pool-5t',
      moving: {
        ...withHousehold(EMPTY_HOME_MOVE, { area: '66' }),
        extras: [
          { code: 'airConditioner', quantity: 1 },
          { code: 'cleaning', quantity: 2 },
        ],
      },
    });
    const gone = await screen.findByRole('checkbox', { name: /지금은 제공하지 않는 서비스예요/ });
    expect(gone).toBeVisible();
    await user.click(gone);
    expect(store.getState().orderDraft.draft?.moving.extras).toEqual([{ code: 'airConditioner', quantity: 1 }]);
    expect(gone).toHaveFocus();
    await user.click(gone);
    expect(store.getState().orderDraft.draft?.moving.extras).toContainEqual({ code: 'cleaning', quantity: 2 });
  });

  test('the quote names the phone that the customer gave, also in the second field', async () => {
    const phones = ['', '010-9876-5432'];
    const { user } = await open('quote', {
      vehiclePoolId: 'pool-5t',
      moving: withHousehold(EMPTY_HOME_MOVE, { area: '66' }),
      waypoints: [{ ...places.pickup, contactName: '김하늘', phones }, places.dropoff],
    });
    const button = await screen.findByRole('button', { name: '견적서 보기' });
    await waitFor(() => expect(button).toBeEnabled());
    await user.click(button);
    const paper = within(await screen.findByRole('article', { name: '이사 견적서' }));
    expect(paper.getByText('010-9876-5432')).toBeVisible();
  });

  test('agreeing with the list makes the quote surer', async () => {
    const { user, go } = await open('things', {
      vehiclePoolId: 'pool-5t',
      moving: withHousehold(EMPTY_HOME_MOVE, { area: '66' }),
    });
    await user.click((await screen.findAllByRole('button', { name: '이 목록이 맞아요' }))[0] ?? document.body);
    go('quote');
    expect(await screen.findByText('목록 기준 ±8%')).toBeVisible();
  });

  const goOn = (name: string) => screen.getAllByRole('button', { name })[0] ?? document.body;
  const priced = { vehiclePoolId: 'pool-5t', moving: withHousehold(EMPTY_HOME_MOVE, { area: '83' }) };

  test('an emptied list is neither agreed with nor ordered: it is asked for, or the size again', async () => {
    const only = [{ code: 'bedQueen', quantity: 1 }];
    const floors = { from: { ...priced.moving.from, floor: '1' }, to: { ...priced.moving.to, floor: '1' } };
    const moving = { ...priced.moving, ...floors, items: only };
    const { user, router, store, go } = await open('things', { ...priced, moving, calculationPrice: NO_PRICE });
    expect(await screen.findAllByRole('button', { name: '이 목록이 맞아요' })).not.toEqual([]);
    await user.click(await screen.findByRole('button', { name: /^침대.*줄이기$/ }));
    expect(screen.queryByRole('button', { name: '이 목록이 맞아요' })).toBeNull();

    await user.click(goOn('다음'));
    const asked = '옮길 이삿짐을 하나 이상 추가해 주세요.';
    expect(await screen.findByText(asked)).toBeVisible();
    await waitFor(() => expect(document.getElementById('moving-list')).toHaveFocus());
    expect(router.push).not.toHaveBeenCalled();
    expect(store.getState().orderDraft.draft?.moving.isListChecked).toBe(false);

    go('quote');
    expect(await screen.findByRole('button', { name: '이삿짐 목록' })).toBeVisible();
    expect(screen.getAllByText('이삿짐을 추가하면 요금을 계산해요.')).not.toEqual([]);
    // Also with a truck chosen by hand.
    await act(() =>
      store.dispatch(draftSaved({ ...(store.getState().orderDraft.draft ?? move()), vehiclePoolId: 'pool-1t' })),
    );
    await user.click(next());
    expect(await panel().findByText(`이삿짐 목록: ${asked}`)).toBeVisible();
    expect(screen.queryByText('700,000원')).toBeNull();
    expect(router.push).toHaveBeenLastCalledWith(
      { pathname: '/orders/new', query: { step: 'things' } },
      undefined,
      expect.anything(),
    );

    go('things');
    expect(await screen.findByText(asked)).toBeVisible();
    await user.click(screen.getByRole('button', { name: /^원룸/ }));
    expect(screen.queryByText(asked)).toBeNull();
    expect(await panel().findAllByText('700,000원')).not.toEqual([]);
  });

  test('a size that no home has is complained about when the field is left, and has no price', async () => {
    const { user, store, router } = await open('home', { ...priced, calculationPrice: NO_PRICE });
    const field = await screen.findByRole('textbox', { name: '직접 입력' });
    expect(await panel().findAllByText('700,000원')).not.toEqual([]);
    await user.clear(field);
    await user.type(field, '130');
    expect(field).toBeValid();
    expect(store.getState().orderDraft.draft).toMatchObject({ vehiclePoolId: '', moving: { items: [] } });
    expect(panel().queryByText('700,000원')).toBeNull();

    await user.tab();
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription('3평에서 121평까지 입력할 수 있어요.');
    await user.click(goOn('다음'));
    await waitFor(() => expect(field).toHaveFocus());
    expect(router.push).not.toHaveBeenCalled();

    await user.clear(field);
    await user.type(field, '25');
    expect(field).toBeValid();
    expect(await panel().findAllByText('700,000원')).not.toEqual([]);
    await user.click(goOn('다음'));
    await waitFor(() => expect(router.push).toHaveBeenCalled());
  });

  test('square metres that no home has are told their limits in square metres', async () => {
    const { user } = await open('home', priced);
    const field = await screen.findByRole('textbox', { name: '제곱미터' });
    await user.clear(field);
    await user.type(field, '0');
    expect(field).toBeValid();
    await user.tab();
    expect(field).toHaveAccessibleDescription('9㎡에서 400㎡까지 입력할 수 있어요.');
  });

  test('a list changed by hand outlasts a wrong size, but has neither a price nor an order', async () => {
    const items = [{ code: 'bedQueen', quantity: 3 }];
    const moving = withHousehold({ ...priced.moving, items }, { area: '430' });
    const { user, store, router } = await open('quote', { ...priced, moving });
    const needed = await screen.findByRole('heading', { name: '주문하려면 더 필요한 정보가 있어요' });
    const card = within(needed.closest('section') ?? document.body);
    expect(screen.queryByText('700,000원')).toBeNull();
    expect(await screen.findAllByText('집 크기를 다시 입력하면 요금을 계산해요.')).not.toEqual([]);
    expect(store.getState().orderDraft.draft?.moving.items).toEqual(items);

    await user.click(next());
    expect(await panel().findByText('집 크기: 3평에서 121평까지 입력할 수 있어요.')).toBeVisible();
    expect(router.push).not.toHaveBeenCalledWith('/orders/payment');
    await user.click(card.getByRole('button', { name: '집 크기' }));
    expect(router.push).toHaveBeenLastCalledWith(
      { pathname: '/orders/new', query: { step: 'home' } },
      undefined,
      expect.anything(),
    );
  });

  test('an own item without a size stops its step, and is named before the order', async () => {
    const wrong = { key: 'own-1', name: '돌침대', widthCm: '9999', depthCm: '', heightCm: '40', quantity: 1 };
    const moving = { ...priced.moving, ownItems: [wrong] };
    const { user, router, go } = await open('things', { ...priced, moving, calculationPrice: NO_PRICE });
    await user.click((await screen.findAllByRole('button', { name: '이 목록이 맞아요' }))[0] ?? document.body);
    const width = await screen.findByRole('textbox', { name: '가로(cm)' });
    await waitFor(() => expect(width).toHaveFocus());
    expect(width).toBeInvalid();
    expect(screen.getByRole('textbox', { name: '세로(cm)' })).toBeInvalid();
    expect(screen.getByRole('textbox', { name: '높이(cm)' })).toBeValid();
    expect(router.push).not.toHaveBeenCalled();

    go('quote');
    expect(await screen.findByRole('button', { name: '목록에 없는 이삿짐의 이름과 크기' })).toBeVisible();
  });

  test('a floor above the highest one is told the limit, and a missing one asked for', async () => {
    const { user } = await open('quote', {
      ...priced,
      moving: { ...priced.moving, from: { ...priced.moving.from, floor: '124' } },
    });
    await screen.findByRole('heading', { name: '주문하려면 더 필요한 정보가 있어요' });
    await user.click(next());
    expect(await panel().findByText('현재 집의 층: 지하 5층부터 123층까지 입력할 수 있어요.')).toBeVisible();
    expect(panel().getByText(/^이사 갈 집의 층: 층을 입력해 주세요/)).toBeVisible();
  });

  test('going on without an address says so at its field', async () => {
    const { user } = await open('route', {
      waypoints: job().waypoints.map((one) => ({ ...one, address: null })),
      calculationPrice: NO_PRICE,
    });
    await user.click((await screen.findAllByRole('button', { name: '다음' }))[0] ?? document.body);
    await waitFor(() => expect(screen.getByRole('combobox', { name: '출발지 주소' })).toHaveFocus());
    expect(screen.getByRole('combobox', { name: '출발지 주소' })).toBeInvalid();
  });
});
