import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { PhoneField } from '@/ui/phone-field';
import { renderApp } from '../support/render';

function Example() {
  const [phone, setPhone] = useState('');
  return <PhoneField label="휴대폰 번호" value={phone} onChange={setPhone} />;
}

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: '휴대폰 번호' });

test('a number gets its hyphens while it is typed', async () => {
  const { user } = await renderApp(<Example />);
  await user.type(field(), '01012345678');
  expect(field()).toHaveValue('010-1234-5678');
});

test('a digit put into the middle does not throw the caret to the end', async () => {
  const { user } = await renderApp(<Example />);
  await user.type(field(), '0101234567');
  expect(field()).toHaveValue('010-1234-567');

  await user.type(field(), '9', { initialSelectionStart: 5, initialSelectionEnd: 5 });

  expect(field()).toHaveValue('010-1923-4567');
  expect(field().selectionStart).toBe(6);
});

test('an input method composes undisturbed, and what it leaves is cleaned', async () => {
  const { user } = await renderApp(<Example />);
  await user.type(field(), '01012345678');

  fireEvent.compositionStart(field());
  fireEvent.input(field(), { target: { value: '010-1234-5678ㅁ' }, isComposing: true });
  expect(field()).toHaveValue('010-1234-5678ㅁ');

  fireEvent.compositionEnd(field());
  expect(field()).toHaveValue('010-1234-5678');
});
