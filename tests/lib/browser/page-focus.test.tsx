import { act, screen } from '@testing-library/react';
import { type ReactElement, useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { PageHeader } from '@/ui/kit/layout/page-header';
import { renderApp } from '../../support/render';

afterEach(() => window.history.replaceState(null, '', '/'));

async function arriveAt(page: ReactElement, { shallow = false } = {}) {
  const { router, user } = await renderApp(
    <>
      <button type="button">메뉴</button>
      <main tabIndex={-1}>{page}</main>
    </>,
  );
  const complete = () => act(() => router.events.emit('routeChangeComplete', '/orders/payment', { shallow }));
  return { complete, user };
}

const heading = () => screen.findByRole('heading', { level: 1, name: '결제' });

test('a new page begins at its heading', async () => {
  const { complete } = await arriveAt(<PageHeader title="결제" />);
  complete();
  expect(await heading()).toHaveFocus();
});

test('a heading that comes later than its page takes the focus too', async () => {
  let show: () => void;
  function Loading() {
    const [isThere, setIsThere] = useState(false);
    show = () => setIsThere(true);
    return isThere ? <PageHeader title="결제" /> : <p>불러오는 중</p>;
  }
  const { complete } = await arriveAt(<Loading />);
  complete();
  expect(screen.getByRole('main')).toHaveFocus();
  act(() => show());
  expect(await heading()).toHaveFocus();
});

test('the focus stays on a menu that is still there', async () => {
  const { complete, user } = await arriveAt(<PageHeader title="결제" />);
  await user.tab();
  complete();
  expect(screen.getByRole('button', { name: '메뉴' })).toHaveFocus();
});

test('Back to another page begins at its heading, though the last changes of both pages were of their addresses alone', async () => {
  const { complete } = await arriveAt(<PageHeader title="결제" />, { shallow: true });
  window.history.replaceState(null, '', '/orders/payment');
  complete();
  expect(await heading()).toHaveFocus();
});

test('a change of the address alone moves no focus', async () => {
  const { complete } = await arriveAt(<PageHeader title="결제" />, { shallow: true });
  complete();
  expect(document.body).toHaveFocus();
});
