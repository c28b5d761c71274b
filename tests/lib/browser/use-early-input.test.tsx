import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { useEarlyInput } from '@/lib/browser/use-early-input';

const NONE = { phone: '', country: '+82', age: false, service: false };

function Form() {
  const [values, setValues] = useState(NONE);
  const root = useEarlyInput<HTMLDivElement>();
  // Like the consents of the sign-up: each change builds on what was rendered last.
  const change = (part: Partial<typeof NONE>) => setValues({ ...values, ...part });
  return (
    <div ref={root}>
      <select aria-label="country" value={values.country} onChange={(event) => change({ country: event.target.value })}>
        <option>+82</option>
        <option>+84</option>
      </select>
      <input aria-label="phone" value={values.phone} onChange={(event) => change({ phone: event.target.value })} />
      {(['age', 'service'] as const).map((name) => (
        <input
          key={name}
          type="checkbox"
          aria-label={name}
          checked={values[name]}
          onChange={(event) => change({ [name]: event.target.checked })}
        />
      ))}
      <output>{JSON.stringify(values)}</output>
    </div>
  );
}

let page: Root | undefined;
afterEach(() => {
  act(() => page?.unmount());
  document.body.replaceChildren();
});

const prerender = () => {
  const container = document.createElement('div');
  container.innerHTML = renderToString(<Form />);
  document.body.append(container);
  return container;
};
const known = (): unknown => JSON.parse(screen.getByRole('status').textContent);

test('what was typed, ticked and chosen before the scripts came belongs to the form', async () => {
  const container = prerender();
  screen.getByLabelText<HTMLInputElement>('phone').value = '01012345678';
  screen.getByLabelText<HTMLSelectElement>('country').value = '+84';
  screen.getByLabelText<HTMLInputElement>('age').checked = true;
  screen.getByLabelText<HTMLInputElement>('service').checked = true;

  await act(async () => {
    page = hydrateRoot(container, <Form />);
  });

  expect(known()).toEqual({ phone: '01012345678', country: '+84', age: true, service: true });
  expect(screen.getByLabelText('phone')).toHaveValue('01012345678');
});

test('a form that nobody touched stays as it is', async () => {
  const container = prerender();
  await act(async () => {
    page = hydrateRoot(container, <Form />);
  });
  expect(known()).toEqual(NONE);
});
