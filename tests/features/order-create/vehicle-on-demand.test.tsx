import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { answerComposer, job, renderComposer } from './composer-setup';

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
