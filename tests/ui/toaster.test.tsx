import { screen } from '@testing-library/react';
import { afterAll, expect, test, vi } from 'vitest';
import { notify } from '@/ui/kit/feedback/notify';
import { renderApp } from '../support/render';

const network = vi.hoisted(() => ({ isBroken: true }));
vi.mock('@/ui/kit/feedback/toast-container', async (importOriginal) => {
  if (network.isBroken) throw new Error('The chunk did not arrive');
  return importOriginal();
});
afterAll(() => vi.doUnmock('@/ui/kit/feedback/toast-container'));

test('a message shows plainly while the toasts cannot load, and the next one as a toast once they can', async () => {
  await renderApp(<h1>주문</h1>);
  void notify('error', '저장하지 못했어요.');
  expect(await screen.findByRole('alert')).toHaveTextContent('저장하지 못했어요.');
  // It may tell a success too, so nothing calls it an error.
  expect(screen.getByRole('alert')).not.toHaveTextContent('오류');

  network.isBroken = false;
  void notify('success', '저장했어요.');
  expect(await screen.findByText('저장했어요.')).toBeVisible();
});

test.each([
  { kind: 'success', seconds: 5 },
  { kind: 'error', seconds: 10 },
] as const)('a toast of kind $kind stays for $seconds seconds', async ({ kind, seconds }) => {
  network.isBroken = false;
  await renderApp(<h1>주문</h1>);
  void notify(kind, '주문을 확인해 주세요.');
  await screen.findByText('주문을 확인해 주세요.');
  // The toast goes when the animation of its bar ends; jsdom runs none.
  const bar = screen.getByRole('progressbar', { hidden: true });
  expect(bar).toHaveStyle({ animationDuration: `${seconds * 1000}ms` });
});
