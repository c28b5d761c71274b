import { act, screen, waitFor, waitForElementToBeRemoved, within } from '@testing-library/react';
import { delay } from 'msw';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { emptyWaypoint, type OrderDraft } from '@/domain/order/draft';
import { insertWaypoint } from '@/domain/order/draft-changes';
import { draftSaved } from '@/store/order-draft-slice';
import { deny, refuse, reply } from '../../support/handlers/reply';
import { server } from '../../support/server';
import { answerComposer, job, next, panel, places, priceOf, renderComposer, route } from './composer-setup';

beforeEach(answerComposer);

test('a vehicle that cannot carry the goods says why, and the cheapest that can is one press away', async () => {
  const { user } = await renderComposer({ draft: job() });
  const motorcycle = await screen.findByRole('radio', { name: /오토바이/ });
  await user.click(screen.getByText('물품 크기와 무게로 차량 찾기'));
  await user.type(screen.getByRole('textbox', { name: '총무게(kg)' }), '120');

  expect(await screen.findByText(/오토바이에는 다 실을 수 없어요. 적재 중량을 초과해요./)).toBeVisible();
  await user.click(screen.getByRole('button', { name: '이 차량 선택' }));

  expect(screen.getByRole('radio', { name: /1톤 탑차/ })).toBeChecked();
  await waitFor(() => expect(screen.getByRole('radio', { name: /1톤 탑차/ })).toHaveFocus());
  expect(motorcycle).toBeDisabled();
  expect(screen.queryByRole('button', { name: '이 차량 선택' })).toBeNull();
});

test('correcting a wrong size keeps its section open and the focus in it', async () => {
  const { user } = await renderComposer({ draft: job() });
  await user.click(screen.getByText('물품 크기와 무게로 차량 찾기'));
  const weight = screen.getByRole('textbox', { name: '총무게(kg)' });
  await user.type(weight, '0');
  await user.click(next());
  expect(await screen.findByText('숫자를 확인해 주세요.')).toBeVisible();
  await waitFor(() => expect(weight).toHaveFocus());

  await user.clear(weight);
  await user.type(weight, '12');
  await user.tab();

  await waitFor(() => expect(weight).not.toBeInvalid());
  expect(screen.getByRole('textbox', { name: '가로(cm)' })).toBeVisible();
  expect(screen.getByRole('textbox', { name: '가로(cm)' })).toHaveFocus();
});

test('a wrong size in a section that the customer has folded is shown and focused again', async () => {
  const { user } = await renderComposer({ draft: job() });
  await user.click(screen.getByText('물품 크기와 무게로 차량 찾기'));
  const weight = screen.getByRole('textbox', { name: '총무게(kg)' });
  await user.type(weight, '0');
  await user.click(next());
  await waitFor(() => expect(weight).toHaveFocus());
  await user.click(screen.getByText('물품 크기와 무게로 차량 찾기'));
  expect(weight).not.toBeVisible();

  await user.click(next());
  await waitFor(() => expect(weight).toHaveFocus());
  expect(weight).toBeVisible();
});

test('with the route complete every vehicle shows its real price, each requested once', async () => {
  const asked: string[] = [];
  server.use(
    reply('estimate', ({ body }) => {
      asked.push(body.vehiclePoolId);
      return priceOf(body);
    }),
  );
  const { user } = await renderComposer({ draft: job() });

  expect(await screen.findByRole('radio', { name: /1톤 탑차.*32,000원/ })).toBeInTheDocument();
  expect(screen.getByRole('radio', { name: /오토바이.*12,000원/ })).toBeInTheDocument();
  await user.click(screen.getByRole('radio', { name: /1톤 탑차/ }));
  await panel().findByText('+20,000원 · 차량 변경');
  expect(asked).toEqual(['pool-motorcycle', 'pool-box']);
});

test('at most three other vehicles are priced at once', async () => {
  const pools = ['a', 'b', 'c', 'd', 'e', 'f'].map((id, index) => ({
    id,
    vehicleClass: 'damas',
    name: id,
    payloadKg: 100 + index,
    basePrice: 9_000,
  }));
  const waiting: (() => void)[] = [];
  let most = 0;
  server.use(
    reply('listVehiclePools', () => pools),
    reply('estimate', async ({ body }) => {
      await new Promise<void>((resolve) => {
        waiting.push(resolve);
        most = Math.max(most, waiting.length);
      });
      return priceOf(body);
    }),
  );
  await renderComposer({ draft: job({ vehiclePoolId: 'a' }) });
  // First the chosen vehicle, then three others at a time until none is left.
  for (const count of [1, 3, 3, 3, 2, 1]) {
    await waitFor(() => expect(waiting).toHaveLength(count));
    waiting.shift()?.();
  }
  expect(most).toBe(3);
});

describe('when prices expire', () => {
  beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['Date', 'setTimeout', 'clearTimeout'] }));

  const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1_000));
  const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1_000).toISOString();
  const card = (name: RegExp) => screen.findByRole('radio', { name });

  test('a card does not show its price as current while it is requested again', async () => {
    let isOver = false;
    server.use(
      reply('estimate', async ({ body }) => {
        if (isOver && body.vehiclePoolId === 'pool-box') await delay('infinite');
        return { ...priceOf(body), validUntil: inSeconds(600) };
      }),
    );
    await renderComposer({ draft: job() });
    expect(await card(/1톤 탑차.*32,000원/)).toBeInTheDocument();
    isOver = true;
    await pass(601);
    expect(await card(/1톤 탑차.*계산하고 있어요/)).toBeInTheDocument();
  });

  test.each([
    ['is refused', () => deny(400), 2],
    // The client asks once more for a price that has expired when it comes.
    ['comes expired', () => inSeconds(-1), 3],
  ])(
    'one whose renewal %s does not keep the others from theirs, and is requested again with them',
    async (_, fail, asked) => {
      const counts = new Map<string, number>();
      server.use(
        reply('listVehiclePools', () => [
          { id: 'pool-motorcycle', vehicleClass: 'motorcycle', name: '오토바이', payloadKg: 20, basePrice: 9_000 },
          { id: 'pool-damas', vehicleClass: 'damas', name: '다마스', payloadKg: 300, basePrice: 20_000 },
          { id: 'pool-box', vehicleClass: 'truck1tBox', name: '1톤 탑차', payloadKg: 1_000, basePrice: 33_000 },
        ]),
        reply('estimate', ({ body }) => {
          const count = (counts.get(body.vehiclePoolId) ?? 0) + 1;
          counts.set(body.vehiclePoolId, count);
          const isFailing = body.vehiclePoolId === 'pool-box' && count > 1 && count <= asked;
          return {
            ...priceOf(body),
            total: priceOf(body).total + count,
            validUntil: isFailing ? fail() : inSeconds(600),
          };
        }),
      );
      await renderComposer({ draft: job() });
      expect(await card(/다마스.*12,001원/)).toBeInTheDocument();
      expect(await card(/1톤 탑차.*32,001원/)).toBeInTheDocument();

      await pass(601);
      expect(await card(/다마스.*12,002원/)).toBeInTheDocument();
      expect(await card(/1톤 탑차.*요금을 확인할 수 없어요/)).toBeInTheDocument();

      await pass(300);
      expect(counts.get('pool-box')).toBe(asked);

      await pass(301);
      expect(await card(/다마스.*12,003원/)).toBeInTheDocument();
      expect(await card(/1톤 탑차.*32,00\d원/)).toBeInTheDocument();
    },
  );
});

test('before the route is complete the cards say that they show base fares', async () => {
  await renderComposer({ draft: job({ waypoints: [places.pickup, emptyWaypoint('dropoff')] }) });
  expect(
    await screen.findByText(
      '거리 요금이 포함되지 않은 기본요금이에요. 주소를 모두 선택하면 차량마다 예상 요금을 보여 드려요.',
    ),
  ).toBeVisible();
  expect(await screen.findByRole('radio', { name: /오토바이.*기본 9,000원/ })).toBeInTheDocument();
});

test('the cheapest vehicle is chosen with the first address, and says why', async () => {
  server.use(
    reply('listVehiclePools', () => [
      { id: 'pool-11t', vehicleClass: 'truck11t', name: '11톤', payloadKg: 0, basePrice: 200_000 },
      { id: 'pool-motorcycle', vehicleClass: 'motorcycle', name: '오토바이', payloadKg: 20, basePrice: 21_000 },
      { id: 'pool-damas', vehicleClass: 'damas', name: '다마스', payloadKg: 300, basePrice: 20_000 },
    ]),
  );
  await renderComposer({ draft: job({ vehiclePoolId: '', waypoints: [places.pickup, emptyWaypoint('dropoff')] }) });
  expect(await screen.findByRole('radio', { name: /다마스.*실을 수 있는 차량 중 최저 기본요금/ })).toBeChecked();
});

test('goods choose the cheapest vehicle that carries them, and can be taken back', async () => {
  const { user, store } = await renderComposer({ draft: job() });
  const furniture = await screen.findByRole('button', { name: /^가구/ });
  await screen.findByRole('radio', { name: /오토바이/ });
  await user.click(furniture);

  expect(screen.getByRole('radio', { name: /1톤 탑차/ })).toBeChecked();
  expect(screen.getByRole('radio', { name: /오토바이/ })).toBeDisabled();
  expect(screen.getByRole('textbox', { name: /물품 종류/ })).toHaveValue('가구');

  await user.click(furniture);
  expect(screen.getByRole('textbox', { name: /물품 종류/ })).toHaveValue('');
  expect(screen.getByRole('radio', { name: /오토바이/ })).toBeChecked();
  expect(store.getState().orderDraft.draft?.goodsDescription).toBe('');
});

test('a vehicle chosen after the chip of the goods stays when the chip is taken back', async () => {
  server.use(
    reply('listVehiclePools', () => [
      { id: 'pool-motorcycle', vehicleClass: 'motorcycle', name: '오토바이', payloadKg: 20, basePrice: 9_000 },
      { id: 'pool-box', vehicleClass: 'truck1tBox', name: '1톤 탑차', payloadKg: 1_000, basePrice: 33_000 },
      { id: 'pool-2t', vehicleClass: 'truck2_5t', name: '2.5톤', payloadKg: 2_500, basePrice: 75_000 },
    ]),
  );
  const { user } = await renderComposer({ draft: job() });
  const furniture = await screen.findByRole('button', { name: /^가구/ });
  const large = await screen.findByRole('radio', { name: /2\.5톤/ });
  await user.click(furniture);
  expect(screen.getByRole('radio', { name: /1톤 탑차/ })).toBeChecked();
  await user.click(large);

  await user.click(furniture);
  expect(furniture).toHaveAttribute('aria-pressed', 'false');
  expect(large).toBeChecked();
});

test.each([
  ['goods that chose a larger vehicle go with it', '가구', 'false', ''],
  ['goods that the earlier vehicle carries stay', '서류', 'true', '서류'],
])('undoing a change of the vehicle: %s', async (_promise, goods, pressed, name) => {
  const { user } = await renderComposer({ draft: job() });
  const chip = await screen.findByRole('button', { name: new RegExp(`^${goods}`) });
  const box = await screen.findByRole('radio', { name: /1톤 탑차/ });
  await panel().findByText('요금 상세');
  await user.click(chip);
  if (goods === '서류') await user.click(box);
  expect(box).toBeChecked();
  await panel().findByText('+20,000원 · 차량 변경');

  await user.click(panel().getByRole('button', { name: '마지막 변경 되돌리기' }));
  expect(screen.getByRole('radio', { name: /오토바이/ })).toBeChecked();
  expect(chip).toHaveAttribute('aria-pressed', pressed);
  expect(screen.getByRole('textbox', { name: /물품 종류/ })).toHaveValue(name);
  expect(screen.queryByText(/다 실을 수 없어요/)).toBeNull();
});

test('another order kind keeps what it offers too, and names what it does not', async () => {
  const { user } = await renderComposer({ draft: job({ services: [{ code: 'urgent', quantity: 1 }] }) });
  await panel().findByText('요금 상세');
  await user.click(screen.getByRole('radio', { name: '화물' }));

  expect(await screen.findByText(/선택한 차량\(오토바이\)은 이 주문에서 이용할 수 없어요/)).toBeVisible();
  expect(screen.getByRole('checkbox', { name: /급송/ })).toBeChecked();
});

test('after a vehicle was removed, options leave the next choice to the customer', async () => {
  const { user } = await renderComposer({ draft: job({ vehiclePoolId: 'pool-gone' }) });
  expect(await screen.findByText(/선택한 차량은 더 이상 이용할 수 없어요/)).toBeVisible();
  await user.click(await screen.findByRole('checkbox', { name: /급송/ }));

  expect(screen.getByRole('checkbox', { name: /급송/ })).toBeChecked();
  expect(screen.getByText(/선택한 차량은 더 이상 이용할 수 없어요/)).toBeVisible();
  expect(screen.getByRole('radio', { name: /오토바이/ })).not.toBeChecked();
});

test('a kind of order without vehicles says so', async () => {
  server.use(reply('listVehiclePools', () => []));
  await renderComposer({ draft: job() });
  expect(
    await screen.findByText('이 주문에 이용할 수 있는 차량이 없어요. 다른 주문 종류를 선택해 주세요.'),
  ).toBeVisible();
});

test('options that exclude each other or do not suit the vehicle are disabled with a reason', async () => {
  const { user } = await renderComposer({ draft: job() });
  expect(await screen.findByRole('checkbox', { name: /냉장.*오토바이에는 선택할 수 없어요/ })).toBeDisabled();

  await user.click(await screen.findByRole('radio', { name: /1톤 탑차/ }));
  await user.click(screen.getByRole('checkbox', { name: /냉장/ }));
  expect(screen.getByRole('checkbox', { name: /냉동.*냉장 옵션과 함께 선택할 수 없어요/ })).toBeDisabled();

  await user.click(screen.getByRole('radio', { name: /오토바이/ }));
  expect(await screen.findByText('주문 내용과 맞지 않아 해제하거나 수량을 줄였어요: 냉장')).toBeVisible();
});

test('the description of a chip follows the language of the page, and a text of one’s own stays', async () => {
  const { user, store, i18n } = await renderComposer({ draft: job() });
  const draft = () => store.getState().orderDraft.draft;
  await user.click(await screen.findByRole('button', { name: /^서류/ }));
  const field = screen.getByRole('textbox', { name: /^물품 종류/ });
  expect(field).toHaveValue('서류');
  const chosen = draft();

  await act(() => i18n.changeLanguage('en'));
  expect(field).toHaveValue('Documents');
  expect(draft()).toBe(chosen);
  await user.clear(field);
  expect(field).toHaveValue('');
  await user.type(field, '서류');
  expect(field).toHaveValue('서류');
  await user.type(field, ' 봉투');

  await act(() => i18n.changeLanguage('ko'));
  expect(await screen.findByRole('button', { name: /^서류/ })).toBeVisible();
  expect(field).toHaveValue('서류 봉투');
  expect(draft()?.goodsDescription).toBe('서류 봉투');
});

test.each([
  ['the name of a chip gives way to that of another chip', '서류', '쇼핑백'],
  ['words of one’s own stay with any chip', '도자기', '도자기'],
])('in a copy of an earlier order %s', async (_promise, goodsDescription, shown) => {
  const { user } = await renderComposer({ draft: job({ goodsDescription }) });
  const field = screen.getByRole('textbox', { name: /^물품 종류/ });
  expect(field).toHaveValue(goodsDescription);
  await user.click(await screen.findByRole('button', { name: /^쇼핑백/ }));
  expect(field).toHaveValue(shown);
});

test('an option is limited to the provider’s maximum', async () => {
  const { user } = await renderComposer({ draft: job() });
  await user.click(await screen.findByRole('checkbox', { name: /상하차 도움/ }));
  const more = screen.getByRole('button', { name: '상하차 도움 수량 늘리기' });
  await user.click(more);
  expect(screen.getByRole('spinbutton', { name: /상하차 도움/ })).toHaveValue('2');
  expect(more).toHaveAttribute('aria-disabled', 'true');
});

const at = (key: string, contactName: string, lng: number) => ({
  ...places.pickup,
  key,
  contactName,
  address: { ...places.pickup.address, roadAddress: contactName, buildingName: '', lng },
});
/** From west to east, with the two stops in the wrong order. */
const detour = (): OrderDraft =>
  job({ waypoints: [at('1', '서쪽', 126.9), at('2', '셋째', 127.1), at('3', '둘째', 127), at('4', '동쪽', 127.2)] });

const order = () =>
  route()
    .getAllByRole('button', { name: /수정$/ })
    .map((row) => /서쪽|둘째|셋째|동쪽/.exec(row.textContent)?.[0]);

test('a shorter order is proposed with its savings and applied only on demand', async () => {
  server.use(
    reply('estimate', ({ body }) => {
      const isGood = body.waypoints[1]?.address.lng === 127;
      return { ...priceOf(body), total: isGood ? 20_000 : 29_400, distanceMetres: isGood ? 26_000 : 38_300 };
    }),
  );
  const { user } = await renderComposer({ draft: detour() });
  await user.click(screen.getByRole('button', { name: '최적 순서 찾기' }));
  const dialog = await screen.findByRole('dialog', { name: '최적 순서' });
  expect(await within(dialog).findByText('12.3km 단축 · 9,400원 절약')).toBeVisible();

  await user.click(within(dialog).getByRole('button', { name: '이 순서로 바꾸기' }));
  await waitForElementToBeRemoved(dialog);

  expect(order()).toEqual(['서쪽', '둘째', '셋째', '동쪽']);
  expect(await panel().findByText('-9,400원 · 순서 변경')).toBeVisible();
});

test('the proposed order closes when the route changes under it', async () => {
  const { user, store } = await renderComposer({ draft: detour() });
  await user.click(screen.getByRole('button', { name: '최적 순서 찾기' }));
  const dialog = await screen.findByRole('dialog', { name: '최적 순서' });
  const closed = waitForElementToBeRemoved(dialog);
  act(() => void store.dispatch(draftSaved(insertWaypoint(1, at('5', '새로', 127.3))(detour()))));
  await closed;
  expect(order()).toHaveLength(5);
});

test.each([
  ['the road is as long', 38_300, 29_400, '실제 경로는 짧아지지 않아요'],
  ['the road is longer, but the price lower', 38_600, 29_000, '400원 절약'],
  ['the road is longer and the price higher', 38_600, 29_700, '실제 경로는 짧아지지 않고 요금은 300원 늘어나요'],
])('an order that is shorter only as the crow flies saves no distance: %s', async (_, distanceMetres, total, text) => {
  server.use(
    reply('estimate', ({ body }) => {
      const isGood = body.waypoints[1]?.address.lng === 127;
      return { ...priceOf(body), ...(isGood ? { total, distanceMetres } : { total: 29_400, distanceMetres: 38_300 }) };
    }),
  );
  const { user } = await renderComposer({ draft: detour() });
  await user.click(screen.getByRole('button', { name: '최적 순서 찾기' }));
  const dialog = await screen.findByRole('dialog', { name: '최적 순서' });
  expect(await within(dialog).findByText(text)).toBeVisible();
  expect(dialog).toHaveTextContent('직선거리 기준으로 더 짧은 순서를 찾았어요.');
});

test('without a price to compare, the saving is the straight-line distance', async () => {
  server.use(refuse('estimate', 400, { msgId: 'NOT_ALLOWED', message: 'no' }));
  const { user } = await renderComposer({ draft: { ...detour(), vehiclePoolId: '' } });
  await user.click(screen.getByRole('button', { name: '최적 순서 찾기' }));
  expect(await screen.findByText(/직선거리 기준 .*km 단축/)).toBeVisible();
});
