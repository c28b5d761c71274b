import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { RenderWhenWanted } from '@/ui/kit/layout/render-when-wanted';
import { observeNothingNear } from '../support/intersections';

let layout: ReturnType<typeof observeNothingNear>;

const findFieldThen = (found: (field: HTMLElement | null) => void) => () => found(screen.queryByLabelText('요청사항'));

function Page({ isAwaited, onPress }: { isAwaited?: boolean; onPress?: () => void }) {
  return (
    <>
      <button type="button" onClick={onPress}>
        결제하기
      </button>
      <RenderWhenWanted height={400} {...(isAwaited === undefined ? {} : { isAwaited })}>
        <label>
          요청사항
          <input />
        </label>
      </RenderWhenWanted>
    </>
  );
}

const field = () => screen.queryByLabelText('요청사항');

beforeEach(() => {
  vi.useFakeTimers();
  layout = observeNothingNear();
});
afterEach(() => {
  vi.unstubAllGlobals();
  window.location.hash = '';
});

test('a part below the screen is there when the customer comes near it, and stays', () => {
  render(<Page />);
  layout.scroll(false);
  expect(field()).not.toBeInTheDocument();
  layout.scroll(true);
  expect(field()).toBeVisible();
  expect(layout.countObserved()).toBe(0);
});

test('a first touch brings it', () => {
  render(<Page />);
  expect(field()).not.toBeInTheDocument();
  fireEvent.pointerDown(screen.getByRole('button', { name: '결제하기' }));
  expect(field()).toBeVisible();
});

test.each([
  ['a press', () => screen.getByRole('button', { name: '결제하기' }).click()],
  [
    'a key',
    () =>
      screen.getByRole('button', { name: '결제하기' }).dispatchEvent(new KeyboardEvent('keydown', { bubbles: true })),
  ],
])('%s that checks the form finds the wrong field in it', (_, press) => {
  const found = vi.fn();
  render(
    <div onKeyDown={findFieldThen(found)} role="presentation">
      <Page onPress={findFieldThen(found)} />
    </div>,
  );
  // Outside of `act`, as in a browser: nothing renders it later.
  press();
  expect(found).toHaveBeenCalledExactlyOnceWith(expect.any(HTMLElement));
});

test('a press on a link to another page does not make it wait for this one', () => {
  const stay = (event: MouseEvent) => event.preventDefault();
  window.addEventListener('click', stay);
  render(
    <>
      <a href="/other">다른 화면</a>
      <a href="#goods">본문으로</a>
      <Page />
    </>,
  );
  const away = screen.getByRole('link', { name: '다른 화면' });
  fireEvent.pointerDown(away);
  fireEvent.click(away);
  expect(field()).not.toBeInTheDocument();
  fireEvent.click(screen.getByRole('link', { name: '본문으로' }));
  expect(field()).toBeVisible();
  window.removeEventListener('click', stay);
});

test('a printed page has it', () => {
  render(<Page />);
  expect(field()).not.toBeInTheDocument();
  window.dispatchEvent(new Event('beforeprint'));
  expect(field()).toBeVisible();
});

test('a page that nobody touches has it after five seconds, for screen readers and for search', () => {
  render(<Page />);
  act(() => void vi.advanceTimersByTime(4_999));
  expect(field()).not.toBeInTheDocument();
  act(() => void vi.advanceTimersByTime(1));
  expect(field()).toBeVisible();
});

test('it is there at once if something waits for it', () => {
  render(<Page isAwaited />);
  expect(field()).toBeVisible();
});

test('it is there at once if a link may lead into it', () => {
  window.location.hash = '#goods';
  render(<Page />);
  expect(field()).toBeVisible();
});
