import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { reply } from '../../support/handlers/reply';
import { server } from '../../support/server';
import { answerComposer, job, panel, priceOf, renderComposer } from './composer-setup';

// Set before the settings are loaded, which read it once.
vi.hoisted(() => vi.stubEnv('NEXT_PUBLIC_VEHICLE_PRICES', 'chosen'));

beforeEach(answerComposer);

test('where prices of all vehicles come only on demand, the base fares name the button', async () => {
  const { user } = await renderComposer({ draft: job() });
  expect(
    await screen.findByText(
      '거리 요금이 포함되지 않은 기본요금이에요. 주소를 모두 선택한 뒤 ‘차량별 요금 보기’를 눌러 주세요.',
    ),
  ).toBeVisible();
  await user.click(await screen.findByRole('button', { name: '차량별 요금 보기' }));
  expect(await screen.findByText('선택한 경로의 예상 요금이에요.')).toBeVisible();
});

test('hiding the prices of all vehicles leaves the price of the chosen one on its way', async () => {
  let answer = () => {};
  server.use(
    reply('estimate', async ({ body }) => {
      await new Promise<void>((resolve) => (answer = resolve));
      return priceOf(body);
    }),
  );
  const { user } = await renderComposer({ draft: job() });
  await panel().findByText('요금을 계산하고 있어요');
  await user.click(await screen.findByRole('button', { name: '차량별 요금 보기' }));
  await user.click(await screen.findByRole('button', { name: '기본요금으로 보기' }));
  answer();

  expect(await panel().findByText('12,000원', { selector: '[aria-hidden]' })).toBeVisible();
});

test('hidden prices are no longer waited for: shown again, they are requested anew', async () => {
  const asked: string[] = [];
  server.use(
    reply('estimate', ({ body }) => {
      asked.push(body.vehiclePoolId);
      return new Promise(() => {});
    }),
  );
  const { user } = await renderComposer({ draft: job({ vehiclePoolId: 'pool-motorcycle' }) });
  await user.click(await screen.findByRole('button', { name: '차량별 요금 보기' }));
  await waitFor(() => expect(asked).toEqual(['pool-motorcycle', 'pool-box']));
  await user.click(screen.getByRole('button', { name: '기본요금으로 보기' }));
  await user.click(screen.getByRole('button', { name: '차량별 요금 보기' }));
  await waitFor(() => expect(asked).toEqual(['pool-motorcycle', 'pool-box', 'pool-box']));
});
