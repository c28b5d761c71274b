import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';

/** The sentence stands at the field, is read out with it, and the focus is there. */
export async function expectSentenceAt(label: string, sentence: string) {
  const field = screen.getByLabelText(label);
  await waitFor(() => expect(field).toHaveAccessibleDescription(sentence));
  expect(field).toBeInvalid();
  expect(screen.getAllByRole('alert').map((alert) => alert.textContent)).toContain(sentence);
  await waitFor(() => expect(field).toHaveFocus());
}
