import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';

const withOffer = (sentence: string) =>
  new RegExp(`^${sentence.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}( 010-| 남은 시간 [\\d:]+)?$`);

/** Expects the message at the field and in its accessible description, and the focus on the field. */
export async function expectSentenceAt(label: string, sentence: string) {
  const field = screen.getByLabelText(label);
  // An empty phone field with the focus describes the 010 that it offers too, a code the time that is left.
  await waitFor(() => expect(field).toHaveAccessibleDescription(withOffer(sentence)));
  expect(field).toBeInvalid();
  expect(screen.getAllByRole('alert').map((alert) => alert.textContent)).toContain(sentence);
  await waitFor(() => expect(field).toHaveFocus());
}
