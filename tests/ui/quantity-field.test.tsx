import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { QuantityField } from '@/ui/kit/form/quantity-field';
import { renderApp } from '../support/render';

function Count() {
  const [value, setValue] = useState(2);
  const labels = { amount: '상자 수량', less: '수량 줄이기', more: '수량 늘리기' };
  return <QuantityField value={value} min={1} max={3} labels={labels} onChange={setValue} />;
}

test.each([
  ['수량 늘리기', '3'],
  ['수량 줄이기', '1'],
])('"%s" keeps the focus at its limit, and does nothing more there', async (name, limit) => {
  const { user } = await renderApp(<Count />);
  const button = screen.getByRole('button', { name });
  expect(button).toHaveAttribute('aria-disabled', 'false');
  button.focus();
  await user.keyboard('{Enter}{Enter}');
  expect(screen.getByRole('spinbutton', { name: '상자 수량' })).toHaveValue(limit);
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(button).toHaveFocus();
  expect(button).toBeEnabled();
});
