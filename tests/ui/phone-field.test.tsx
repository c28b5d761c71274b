import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { PhoneField } from '@/ui/kit/form/phone-field';
import { renderApp } from '../support/render';

function Example() {
  const [phone, setPhone] = useState('');
  return <PhoneField label="휴대폰 번호" value={phone} onChange={setPhone} />;
}

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: '휴대폰 번호' });

test('a number gets its hyphens while typing', async () => {
  const { user } = await renderApp(<Example />);
  await user.type(field(), '01012345678');
  expect(field()).toHaveValue('010-1234-5678');
});

test('a digit inserted in the middle does not move the caret to the end', async () => {
  const { user } = await renderApp(<Example />);
  await user.type(field(), '0101234567');
  expect(field()).toHaveValue('010-1234-567');

  await user.type(field(), '9', { initialSelectionStart: 5, initialSelectionEnd: 5 });

  expect(field()).toHaveValue('010-1923-4567');
  expect(field().selectionStart).toBe(6);
});

test('a composition is not disturbed, and its result is cleaned up', async () => {
  const { user } = await renderApp(<Example />);
  await user.type(field(), '01012345678');

  fireEvent.compositionStart(field());
  fireEvent.input(field(), { target: { value: '010-1234-5678ㅁ' }, isComposing: true });
  expect(field()).toHaveValue('010-1234-5678ㅁ');

  fireEvent.compositionEnd(field());
  expect(field()).toHaveValue('010-1234-5678');
});

test('a country code being typed waits for its number', async () => {
  const { user } = await renderApp(<Example />);
  await user.type(field(), '+82');
  expect(field()).toHaveValue('+82');
  await user.type(field(), '010');
  expect(field()).toHaveValue('010');
  await user.type(field(), '12345678');
  expect(field()).toHaveValue('010-1234-5678');
});

test('deleting a digit in the middle keeps the caret in place', async () => {
  const { user } = await renderApp(<Example />);
  await user.type(field(), '01012345678');
  await user.type(field(), '{Backspace}', { initialSelectionStart: 6, initialSelectionEnd: 6 });

  expect(field()).toHaveValue('010-1345-678');
  expect(field().selectionStart).toBe(5);
});

test('full-width digits become a number after the composition', async () => {
  await renderApp(<Example />);
  fireEvent.compositionStart(field());
  fireEvent.input(field(), { target: { value: '０１０１２３４５６７８' }, isComposing: true });
  expect(field()).toHaveValue('０１０１２３４５６７８');

  fireEvent.compositionEnd(field());
  expect(field()).toHaveValue('010-1234-5678');
});
