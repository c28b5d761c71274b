import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Disclosure } from '@/ui/kit/layout/disclosure';

const section = (isOpen: boolean) => (
  <Disclosure summary="물품 크기" isOpen={isOpen}>
    <p>가로와 세로</p>
  </Disclosure>
);
const content = () => screen.getByText('가로와 세로');
const pressSummary = () => userEvent.click(screen.getByText('물품 크기'));

test('what has opened a section may end, but only the customer folds it', async () => {
  const { rerender } = render(section(true));
  rerender(section(false));
  expect(content()).toBeVisible();

  await pressSummary();
  expect(content()).not.toBeVisible();
});

test('a section that the customer has folded opens for a new reason', async () => {
  const { rerender } = render(section(false));
  await pressSummary();
  expect(content()).toBeVisible();
  await pressSummary();
  expect(content()).not.toBeVisible();

  rerender(section(true));
  expect(content()).toBeVisible();
});

test('a section that the customer has folded stays folded while its reason is the same', async () => {
  const { rerender } = render(section(true));
  await pressSummary();
  rerender(section(true));
  expect(content()).not.toBeVisible();
  rerender(section(false));
  expect(content()).not.toBeVisible();
});

test('an open section is open without JavaScript too', () => {
  const page = document.createElement('div');
  const isOpen = (html: string) => {
    page.innerHTML = html;
    return page.querySelector('details')?.open;
  };
  expect(isOpen(renderToString(section(true)))).toBe(true);
  expect(isOpen(renderToString(section(false)))).toBe(false);
});
