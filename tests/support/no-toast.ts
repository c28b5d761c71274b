import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import { notify } from '@/ui/kit/feedback/notify';

/** Toasts appear late and in order: with this last one, all earlier ones are there. */
export async function untilToastsAreShown() {
  void notify('info', '끝');
  expect(await screen.findByText('끝')).toBeVisible();
}

export async function expectNoToast(text: string | RegExp) {
  await untilToastsAreShown();
  expect(screen.queryByText(text)).not.toBeInTheDocument();
}
