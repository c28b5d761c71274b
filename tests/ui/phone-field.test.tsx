import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
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

test('a number of another country keeps its code', async () => {
  const { user } = await renderApp(<Example />);
  await user.type(field(), '+84361234567');
  expect(field()).toHaveValue('+84 36-123-4567');

  await user.type(field(), '{Backspace}'.repeat(9));
  expect(field()).toHaveValue('+84');
});

test.each(['+84361234567', '84361234567'])('a country select takes over the code of %s', async (typed) => {
  function Abroad() {
    const [phone, setPhone] = useState('');
    const [country, setCountry] = useState<'+82' | '+84'>('+82');
    return (
      <PhoneField
        label="휴대폰 번호"
        value={phone}
        onChange={setPhone}
        countryCode={country}
        onCountryCodeChange={setCountry}
      />
    );
  }
  const { user } = await renderApp(<Abroad />);
  await user.type(field(), typed);
  expect(field()).toHaveValue('036-123-4567');
  expect(screen.getByRole('combobox', { name: '국가 번호' })).toHaveValue('+84');
});

describe('an empty field offers 010', () => {
  const offer = () => screen.queryByText('010-');

  /** `seen`: every value that the form got. */
  async function enter(country?: '+82' | '+84') {
    const seen = vi.fn<(phone: string) => void>();
    function Watched() {
      const [phone, setPhone] = useState('');
      return (
        <PhoneField
          label="휴대폰 번호"
          value={phone}
          countryCode={country}
          onCountryCodeChange={() => undefined}
          onChange={(next) => {
            seen(next);
            setPhone(next);
          }}
        />
      );
    }
    const { user } = await renderApp(
      <>
        <Watched />
        <button type="button">다음</button>
      </>,
    );
    await user.click(field());
    return { user, seen, leave: () => user.click(screen.getByRole('button', { name: '다음' })) };
  }

  test('eight digits are a whole number', async () => {
    const { user } = await enter();
    expect(offer()).toBeVisible();
    expect(field()).toHaveAccessibleDescription('010-');

    await user.keyboard('12345678');

    expect(offer()).toBeNull();
    expect(field()).toHaveValue('010-1234-5678');
    expect(field().selectionStart).toBe(13);
  });

  test.each([
    ['01098765432', '010-9876-5432'],
    ['0212345678', '02-1234-5678'],
    ['07012345678', '070-1234-5678'],
    ['0801234567', '080-123-4567'],
    ['+821012345678', '010-1234-5678'],
    ['15881234', '1588-1234'],
  ])('%s typed whole is %s', async (typed, number) => {
    const { user } = await enter();
    await user.keyboard(typed);
    expect(field()).toHaveValue(number);
  });

  test.each([
    ['010-1234-5678', '010-1234-5678'],
    ['+82 10-1234-5678', '010-1234-5678'],
    ['02-123-4567', '02-123-4567'],
    ['1588-1234', '1588-1234'],
    ['1234-5678', '010-1234-5678'],
  ])('%s pasted is %s', async (pasted, number) => {
    const { user } = await enter();
    await user.paste(pasted);
    expect(field()).toHaveValue(number);
  });

  test('a number that the browser fills in is not changed', async () => {
    await enter();
    fireEvent.input(field(), { target: { value: '02-312-3456' } });
    expect(field()).toHaveValue('02-312-3456');
  });

  test('the form sees nothing of it until a digit is typed', async () => {
    const { seen, leave } = await enter();
    await leave();
    expect(offer()).toBeNull();
    expect(field()).toHaveValue('');
    expect(seen).not.toHaveBeenCalled();
  });

  test('deleted digits leave the offer, and a field left with it is empty', async () => {
    const { user, seen, leave } = await enter();
    await user.keyboard('1{Backspace}');
    expect(offer()).toBeVisible();
    await leave();
    expect(field()).toHaveValue('');
    expect(seen.mock.lastCall).toEqual(['']);
  });

  test('a field left with a typed 010 is empty', async () => {
    const { user, leave } = await enter();
    await user.keyboard('010');
    expect(field()).toHaveValue('010');
    await leave();
    expect(field()).toHaveValue('');
  });

  test('Backspace removes it until the field is entered again', async () => {
    const { user, leave } = await enter();
    await user.keyboard('{Backspace}');
    expect(offer()).toBeNull();
    await user.keyboard('31{Backspace}{Backspace}');
    expect(offer()).toBeNull();
    expect(field()).toHaveValue('');

    await leave();
    await user.click(field());
    expect(offer()).toBeVisible();
  });

  test('a cleared field does not offer it again', async () => {
    const { user } = await enter();
    await user.keyboard('12345678');
    await user.clear(field());
    expect(offer()).toBeNull();
  });

  test('more digits than a number has are kept', async () => {
    const { user } = await enter();
    await user.keyboard('123456789');
    expect(field()).toHaveValue('010-1234-56789');
  });

  test('a Hangul letter does not use it up', async () => {
    const { user } = await enter();
    fireEvent.compositionStart(field());
    fireEvent.input(field(), { target: { value: 'ㅁ' }, isComposing: true });
    expect(offer()).toBeNull();
    fireEvent.compositionEnd(field());
    expect(offer()).toBeVisible();

    await user.keyboard('12345678');
    expect(field()).toHaveValue('010-1234-5678');
  });

  test('a digit inserted before the others keeps the caret behind it', async () => {
    const { user } = await enter();
    await user.keyboard('2345678{Home}{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}1');
    expect(field()).toHaveValue('010-1234-5678');
    expect(field().selectionStart).toBe(5);
  });

  test('a filled field and a number of Vietnam are left alone', async () => {
    const { user } = await enter('+84');
    expect(offer()).toBeNull();
    await user.keyboard('912345678');
    expect(field()).not.toHaveValue('010-9123-45678');

    await user.tab();
    await user.click(field());
    expect(offer()).toBeNull();
  });
});

test.each([
  ['821012345678', '010-1234-5678'],
  ['82212345678', '02-1234-5678'],
  ['84361234567', '+84 36-123-4567'],
])('a number that is typed with a country code and no plus is recognised: %s', async (typed, shown) => {
  const { user } = await renderApp(<Example />);
  await user.type(field(), typed);
  expect(field()).toHaveValue(shown);
});

test('a first 0 can be deleted', async () => {
  const { user } = await renderApp(<Example />);
  await user.type(field(), '01012345678');
  await user.type(field(), '{Delete}', { initialSelectionStart: 0, initialSelectionEnd: 0 });
  expect(field().value.replace(/-/g, '')).toBe('1012345678');
});
