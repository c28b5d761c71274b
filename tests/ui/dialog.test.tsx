import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Button } from '@/ui/kit/button/button';
import { notify } from '@/ui/kit/feedback/notify';
import { Dialog } from '@/ui/kit/layout/dialog';
import { renderApp } from '../support/render';

test('an open dialog reads out the toasts, which screen readers do not find outside it', async () => {
  const { user } = await renderApp(
    <Dialog isOpen onClose={() => {}} title="쿠폰">
      <Button onClick={() => void notify('error', '사용할 수 없는 쿠폰이에요.', { reference: '문의 번호 req-1' })}>
        적용
      </Button>
    </Dialog>,
  );
  const dialog = within(await screen.findByRole('dialog', { name: '쿠폰' }));
  await user.click(dialog.getByRole('button', { name: '적용' }));
  const text = await dialog.findByText('사용할 수 없는 쿠폰이에요. 문의 번호 req-1');
  expect(text).toHaveAttribute('aria-live', 'polite');
});

test('several messages at once are all read out', async () => {
  const say = () => {
    void notify('error', '첫 번째 쿠폰을 쓸 수 없어요.');
    void notify('error', '두 번째 쿠폰을 쓸 수 없어요.');
  };
  const { user } = await renderApp(
    <Dialog isOpen onClose={() => {}} title="쿠폰">
      <Button onClick={say}>적용</Button>
    </Dialog>,
  );
  const dialog = within(await screen.findByRole('dialog', { name: '쿠폰' }));
  await user.click(dialog.getByRole('button', { name: '적용' }));
  expect(await dialog.findByText('첫 번째 쿠폰을 쓸 수 없어요. 두 번째 쿠폰을 쓸 수 없어요.')).toBeInTheDocument();
});
