import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { CopyButton } from '@/ui/kit/button/copy-button';
import { renderApp } from '../support/render';

test('a copy that the browser refuses is reported where everyone sees it', async () => {
  const { user } = await renderApp(<CopyButton text="배송-0001" />);
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'));
  await user.click(screen.getByRole('button', { name: '복사' }));
  const alert = await screen.findByRole('alert');
  expect(alert).toBeVisible();
  expect(alert).toHaveTextContent('복사하지 못했어요. 직접 선택해 복사해 주세요.');
});
