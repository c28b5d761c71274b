import { useQueryClient } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { Order } from '@/api/order/order-requests';
import { ORDER_STATUS } from '@/domain/order/status';
import { useLiveOrder } from '@/features/order-detail/live/use-live-order';
import { order } from '../../support/factories/orders';
import { reply } from '../../support/handlers/reply';
import { renderApp } from '../../support/render';
import { server } from '../../support/server';
import { driver, progressOf, serve } from './detail-setup';

const AT_TWO = { from: '2026-11-21T05:00:00Z', to: '2026-11-21T05:10:00Z' };
const AT_THREE = { from: '2026-11-21T06:00:00Z', to: '2026-11-21T06:10:00Z' };

test('an answer that only repeats the last one gives the cards the same order', async () => {
  const user = userEvent.setup();
  const detail = order({ status: ORDER_STATUS.transit, eta: AT_TWO });
  serve(detail);
  let answers = 0;
  server.use(
    reply('getOrderStatus', () => {
      answers += 1;
      return { ...progressOf({ ...detail, eta: AT_THREE }), updatedAt: new Date(answers).toISOString() };
    }),
  );
  const rendered: Order[] = [];
  function Probe() {
    const client = useQueryClient();
    const live = useLiveOrder(detail);
    rendered.push(live.order);
    return <button onClick={() => void client.invalidateQueries()}>{live.order.eta?.from}</button>;
  }

  await renderApp(<Probe />, { router: { asPath: '/orders/1', pathname: '/orders/[id]' } });
  await screen.findByRole('button', { name: AT_THREE.from });
  const [shown, count] = [rendered.at(-1), rendered.length];
  await user.click(screen.getByRole('button'));
  await waitFor(() => expect(answers).toBe(2));
  await waitFor(() => expect(rendered.length).toBeGreaterThan(count));
  expect(new Set(rendered.slice(count))).toEqual(new Set([shown]));
  expect(rendered.at(-1)).toBe(shown);
});

test('the cards that show nothing of the way keep their order while the driver moves, and get a new driver', async () => {
  const user = userEvent.setup();
  const detail = order({ status: ORDER_STATUS.transit, eta: AT_TWO, driver });
  const progress = progressOf(detail);
  const answers = [
    { ...progress, eta: AT_THREE },
    { ...progress, eta: AT_TWO },
    { ...progress, driver: { ...driver, name: '한서준' } },
  ];
  serve(detail);
  server.use(reply('getOrderStatus', () => answers.shift() ?? progress));
  const rendered: { arrival: string | undefined; steady: Order }[] = [];
  function Probe() {
    const client = useQueryClient();
    const { order: shown, steady } = useLiveOrder(detail);
    rendered.push({ arrival: shown.eta?.from, steady });
    return (
      <button onClick={() => void client.invalidateQueries()}>
        {shown.eta?.from} {steady.driver?.name}
      </button>
    );
  }

  await renderApp(<Probe />, { router: { asPath: '/orders/1', pathname: '/orders/[id]' } });
  await user.click(await screen.findByRole('button', { name: `${AT_THREE.from} 정우진` }));
  await user.click(await screen.findByRole('button', { name: `${AT_TWO.from} 정우진` }));
  await screen.findByRole('button', { name: `${AT_TWO.from} 한서준` });
  const beforeNewDriver = rendered.filter(({ steady }) => steady.driver?.name === '정우진');
  expect(new Set(beforeNewDriver.map(({ arrival }) => arrival))).toEqual(new Set([AT_TWO.from, AT_THREE.from]));
  expect(new Set(beforeNewDriver.map(({ steady }) => steady)).size).toBe(1);
});
