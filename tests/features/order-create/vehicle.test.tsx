import { screen, waitFor, waitForElementToBeRemoved, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import type { OrderDraft } from '@/domain/order/draft';
import { reply, stall } from '../../support/handlers/reply';
import { server } from '../../support/server';
import { answerComposer, job, panel, places, priceOf, renderComposer, route } from './composer-setup';

beforeEach(answerComposer);

test('a vehicle that cannot carry the goods says why, and the cheapest that can is one press away', async () => {
  const { user } = await renderComposer({ draft: job() });
  const motorcycle = await screen.findByRole('radio', { name: /오토바이/ });
  await user.click(screen.getByText('물품 크기와 무게로 차량 찾기'));
  await user.type(screen.getByRole('textbox', { name: '총무게(kg)' }), '120');

  expect(await screen.findByText(/오토바이 차량에는 다 실을 수 없어요. 적재 중량을 초과해요./)).toBeVisible();
  await user.click(screen.getByRole('button', { name: '이 차량 선택' }));

  expect(screen.getByRole('radio', { name: /1톤 탑/ })).toBeChecked();
  await waitFor(() => expect(screen.getByRole('radio', { name: /1톤 탑/ })).toHaveFocus());
  expect(motorcycle).toBeDisabled();
  expect(screen.queryByRole('button', { name: '이 차량 선택' })).toBeNull();
});

test('the prices of all vehicles are requested only on demand', async () => {
  let asked = 0;
  server.use(
    reply('estimate', ({ body }) => {
      asked += 1;
      return priceOf(body);
    }),
  );
  const { user } = await renderComposer({ draft: job() });
  await panel().findByText('요금 상세');
  expect(asked).toBe(1);

  await user.click(screen.getByRole('button', { name: '차량별 요금 보기' }));

  expect(await screen.findByRole('radio', { name: /1톤 탑.*32,000원/ })).toBeInTheDocument();
  expect(screen.getByRole('radio', { name: /오토바이.*12,000원/ })).toBeInTheDocument();
});

test('another order kind keeps what it offers too, and names what it does not', async () => {
  const { user } = await renderComposer({ draft: job({ services: [{ code: 'urgent', quantity: 1 }] }) });
  await panel().findByText('요금 상세');
  await user.click(screen.getByRole('radio', { name: '화물' }));

  expect(await screen.findByText(/오토바이 차량은 이 주문에서 이용할 수 없어요/)).toBeVisible();
  expect(screen.getByRole('checkbox', { name: /급송/ })).toBeChecked();
});

test('options that exclude each other or do not suit the vehicle are disabled with a reason', async () => {
  const { user } = await renderComposer({ draft: job() });
  expect(await screen.findByRole('checkbox', { name: /냉장.*오토바이에는 선택할 수 없어요/ })).toBeDisabled();

  await user.click(screen.getByRole('radio', { name: /1톤 탑/ }));
  await user.click(screen.getByRole('checkbox', { name: /냉장/ }));
  expect(screen.getByRole('checkbox', { name: /냉동.*냉장 옵션과 함께 선택할 수 없어요/ })).toBeDisabled();

  await user.click(screen.getByRole('radio', { name: /오토바이/ }));
  expect(await screen.findByText('주문 내용과 맞지 않아 해제했어요: 냉장')).toBeVisible();
});

test('an option is limited to the provider’s maximum', async () => {
  const { user } = await renderComposer({ draft: job() });
  await user.click(await screen.findByRole('checkbox', { name: /상하차 도움/ }));
  const more = screen.getByRole('button', { name: '상하차 도움 수량 늘리기' });
  await user.click(more);
  expect(within(screen.getByRole('group', { name: '상하차 도움 수량' })).getByText('2')).toBeVisible();
  expect(more).toBeDisabled();
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
  expect(await within(dialog).findByText('12.3km · 9,400원 절약')).toBeVisible();

  await user.click(within(dialog).getByRole('button', { name: '이 순서로 바꾸기' }));
  await waitForElementToBeRemoved(dialog);

  expect(order()).toEqual(['서쪽', '둘째', '셋째', '동쪽']);
  expect(await panel().findByText('-9,400원 · 순서 변경')).toBeVisible();
});

test('without a price to compare, the saving is the straight-line distance', async () => {
  server.use(stall('estimate'));
  const { user } = await renderComposer({ draft: { ...detour(), vehiclePoolId: '' } });
  await user.click(screen.getByRole('button', { name: '최적 순서 찾기' }));
  expect(await screen.findByText(/직선거리 기준 .*km 단축/)).toBeVisible();
});
