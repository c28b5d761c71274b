import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';

/** Expects the message at the field and in its accessible description, and the focus on the field. */
export async function expectSentenceAt(label: string, sentence: string) {
  const field = screen.getByLabelText(label);
  await waitFor(() => expect(field).toHaveAccessibleDescription(sentence));
  expect(field).toBeInvalid();
  expect(screen.getAllByRole('alert').map((alert) => alert.textContent)).toContain(sentence);
  await waitFor(() => expect(field).toHaveFocus());
}
