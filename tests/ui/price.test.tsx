import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { Price } from '@/ui/order/price';
import { renderApp } from '../support/render';

test('a changed amount is reached even if the clock is ahead of the frames', async () => {
  const { user } = await renderApp(<Changing />);
  expect(screen.getByText('12,000원', { selector: '[aria-hidden]' })).toBeVisible();
  const behind = (paint: FrameRequestCallback) => setTimeout(() => paint(performance.now() - 60_000), 16);
  vi.stubGlobal('requestAnimationFrame', behind);

  await user.click(screen.getByRole('button'));

  expect(await screen.findByText('33,000원', { selector: '[aria-hidden]' })).toBeVisible();
});

function Changing() {
  const [amount, setAmount] = useState(12_000);
  return (
    <>
      <Price amount={amount} />
      <button onClick={() => setAmount(33_000)} />
    </>
  );
}
