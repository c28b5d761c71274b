import { fireEvent, screen, waitFor, waitForElementToBeRemoved, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { Button } from '@/ui/kit/button/button';
import { notify } from '@/ui/kit/feedback/notify';
import { Dialog } from '@/ui/kit/layout/dialog';
import { stubCloseWatchers } from '../support/close-watchers';
import { insertStyles, renderApp } from '../support/render';

afterEach(() => vi.unstubAllGlobals());

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

test('Alt+T leads to a toast over an open dialog, where the keyboard closes it', async () => {
  const { user } = await renderApp(
    <Dialog isOpen onClose={() => {}} title="쿠폰">
      <Button onClick={() => void notify('error', '사용할 수 없는 쿠폰이에요.')}>적용</Button>
    </Dialog>,
  );
  const dialog = await screen.findByRole('dialog', { name: '쿠폰' });
  await user.click(within(dialog).getByRole('button', { name: '적용' }));
  const toast = await screen.findByRole('alert', { hidden: true });
  await user.keyboard('{Alt>}t{/Alt}');
  expect(toast).toHaveFocus();
  await user.tab();
  expect(within(toast).getByRole('button', { name: '닫기', hidden: true })).toHaveFocus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByRole('alert', { hidden: true })).toBeNull());
});

test('from a toast over an open dialog, Escape leads back to the field, and the toasts go on', async () => {
  vi.spyOn(document, 'hasFocus').mockReturnValue(true);
  const { user } = await renderApp(
    <Dialog isOpen onClose={() => {}} title="쿠폰">
      <input aria-label="쿠폰 번호" />
    </Dialog>,
  );
  const field = within(await screen.findByRole('dialog', { name: '쿠폰' })).getByRole('textbox');
  await user.click(field);
  void notify('error', '사용할 수 없는 쿠폰이에요.');
  const toast = await screen.findByRole('alert', { hidden: true });
  // The bar of the time that is left stands still while the timer does.
  const time = () => toast.querySelector<HTMLElement>('.Toastify__progress-bar')?.style.animationPlayState;
  // jsdom plays no animation, so its end is told.
  fireEvent.animationEnd(toast);
  expect(time()).toBe('running');
  await user.keyboard('{Alt>}t{/Alt}');
  expect(toast).toHaveFocus();
  expect(time()).toBe('paused');
  await user.keyboard('{Escape}');
  expect(field).toHaveFocus();
  expect(time()).toBe('running');

  await user.keyboard('{Alt>}t{/Alt}');
  expect(time()).toBe('paused');
  await user.click(field);
  expect(time()).toBe('running');
});

test('the key that leads to a toast types nothing', async () => {
  await renderApp(<input aria-label="쿠폰 번호" />);
  void notify('error', '사용할 수 없는 쿠폰이에요.');
  await screen.findByRole('alert');
  const press = (init: KeyboardEventInit) =>
    fireEvent.keyDown(screen.getByRole('textbox'), { code: 'KeyT', altKey: true, ...init });
  expect(press({})).toBe(false);
  // With AltGr, it is a character of some keyboards.
  expect(press({ ctrlKey: true })).toBe(true);
});

test('a toast over an open dialog shows its key to those who use the keyboard, the newest toast alone', async () => {
  insertStyles();
  function Coupons() {
    const [isOpen, setIsOpen] = useState(true);
    return (
      <Dialog isOpen={isOpen} onClose={() => setIsOpen(false)} title="쿠폰">
        <input aria-label="쿠폰 번호" />
        <Button onClick={() => void notify('error', '사용할 수 없는 쿠폰이에요.')}>적용</Button>
      </Dialog>
    );
  }
  const { user } = await renderApp(<Coupons />);
  const dialog = await screen.findByRole('dialog', { name: '쿠폰' });
  await user.click(within(dialog).getByRole('button', { name: '적용' }));
  const hintIn = async (text: string) =>
    within(await screen.findByText(text, { selector: '[role="alert"] *' })).getByText(/^알림/);
  expect(await hintIn('사용할 수 없는 쿠폰이에요.')).not.toBeVisible();

  // A text field: jsdom does not know of other elements that the keyboard focused them.
  await user.tab({ shift: true });
  void notify('error', '이미 등록한 쿠폰이에요.');
  const hint = await hintIn('이미 등록한 쿠폰이에요.');
  expect(hint).toBeVisible();
  expect(hint).toHaveTextContent('알림 Alt+T');
  expect(await hintIn('사용할 수 없는 쿠폰이에요.')).not.toBeVisible();

  await user.keyboard('{Escape}');
  await waitForElementToBeRemoved(dialog);
  expect(await hintIn('이미 등록한 쿠폰이에요.')).not.toBeVisible();
});

describe('Back on Android', () => {
  function Coupons({ isLocked = false }: { isLocked?: boolean }) {
    const [isOpen, setIsOpen] = useState(true);
    const [isAsking, setIsAsking] = useState(false);
    const stopAsking = () => setIsAsking(false);
    return (
      <Dialog isOpen={isOpen} isLocked={isLocked} onClose={() => setIsOpen(false)} title="쿠폰">
        <Button onClick={() => setIsAsking(true)}>삭제</Button>
        <Dialog
          isOpen={isAsking}
          onClose={stopAsking}
          title="삭제할까요?"
          question={{ cancel: '취소', confirm: '삭제하기', onConfirm: stopAsking }}
        />
      </Dialog>
    );
  }

  test('closes the dialog, and leaves the page when none is open', async () => {
    const { pressBack } = stubCloseWatchers();
    await renderApp(<Coupons />);
    const dialog = await screen.findByRole('dialog', { name: '쿠폰' });
    expect(pressBack()).toBe(true);
    await waitForElementToBeRemoved(dialog);
    expect(pressBack()).toBe(false);
  });

  test('closes the upper of two dialogs, as Escape does', async () => {
    const { pressBack, pressEscape } = stubCloseWatchers();
    const { user } = await renderApp(<Coupons />);
    for (const press of [pressBack, pressEscape, pressBack]) {
      await user.click(await screen.findByRole('button', { name: '삭제' }));
      const question = await screen.findByRole('dialog', { name: '삭제할까요?' });
      press();
      await waitForElementToBeRemoved(question);
      expect(screen.getByRole('dialog', { name: '쿠폰' })).toBeVisible();
    }
  });

  test('closes the question that closing the dialog asks', async () => {
    function Note() {
      const [isAsking, setIsAsking] = useState(false);
      const stay = () => setIsAsking(false);
      return (
        <Dialog isOpen onClose={() => setIsAsking(true)} title="메모">
          <Dialog
            isOpen={isAsking}
            onClose={stay}
            title="메모를 버릴까요?"
            question={{ cancel: '취소', confirm: '버리기', onConfirm: stay }}
          />
        </Dialog>
      );
    }
    const { pressBack } = stubCloseWatchers();
    await renderApp(<Note />);
    const dialog = await screen.findByRole('dialog', { name: '메모' });
    pressBack();
    const question = await screen.findByRole('dialog', { name: '메모를 버릴까요?' });
    pressBack();
    await waitForElementToBeRemoved(question);
    expect(dialog).toBeVisible();
  });

  test('neither closes a locked dialog nor leaves the page', async () => {
    const { pressBack } = stubCloseWatchers();
    await renderApp(<Coupons isLocked />);
    const dialog = await screen.findByRole('dialog', { name: '쿠폰' });
    expect([pressBack(), pressBack()]).toEqual([true, true]);
    expect(dialog).toBeVisible();
  });
});
