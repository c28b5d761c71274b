import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Button } from '@/ui/kit/button/button';
import { renderApp } from '../support/render';

test('a busy button keeps its name and the focus, and ignores further presses', async () => {
  const onClick = vi.fn();
  const { user } = await renderApp(
    <Button isLoading onClick={onClick}>
      주문하기
    </Button>,
  );
  const button = screen.getByRole('button', { name: '주문하기' });

  await user.click(button);

  expect(onClick).not.toHaveBeenCalled();
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute('aria-busy', 'true');
});

test('a busy submit button does not submit', async () => {
  const onSubmit = vi.fn();
  const { user } = await renderApp(
    <form onSubmit={onSubmit}>
      <Button type="submit" isLoading>
        주문하기
      </Button>
    </form>,
  );

  await user.click(screen.getByRole('button', { name: '주문하기' }));

  expect(onSubmit).not.toHaveBeenCalled();
});
