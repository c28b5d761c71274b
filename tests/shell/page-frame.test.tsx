import { render, screen, waitFor } from '@testing-library/react';
import { http } from 'msw';
import { HeadManagerContext } from 'next/dist/shared/lib/head-manager-context.shared-runtime';
import { useRouter } from 'next/router';
import { useState, type JSX } from 'react';
import { expect, test, vi } from 'vitest';
import CouponPage from '@/pages/user/coupon';
import NewOrderPage from '@/pages/orders/new';
import type { AppPage } from '@/shell/app-page';
import { PageFrame } from '@/shell/page-frame';
import site from '../../locales/ko/site.json';
import { renderApp } from '../support/render';
import { server } from '../support/server';

const TEXTS = { title: '주문' };

/** Renders the frame as Next does: with new, equal props at each press. */
function Next({ page }: { page: AppPage }) {
  const [times, setTimes] = useState(0);
  return (
    <>
      <button onClick={() => setTimes(times + 1)}>다시</button>
      <PageFrame Component={page} pageProps={{ texts: TEXTS, ...(times === 2 ? { month: '2026-11' } : {}) }} />
    </>
  );
}

test('a page that Next renders again with the same props stays as it is', async () => {
  let renders = 0;
  const Page: AppPage<{ month?: string }> = ({ month = '없음' }) => {
    renders += 1;
    return <p>달: {month}</p>;
  };
  Page.access = 'public';
  const { user } = await renderApp(<Next page={Page} />);
  expect(screen.getByText('달: 없음')).toBeVisible();
  const before = renders;
  await user.click(screen.getByRole('button', { name: '다시' }));
  expect(renders).toBe(before);
  await user.click(screen.getByRole('button', { name: '다시' }));
  expect(screen.getByText('달: 2026-11')).toBeVisible();
});

test('what depends on the address follows it, and a page that failed at another one is there again', async () => {
  const complaint = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const Page: AppPage = () => {
    const { asPath } = useRouter();
    if (asPath === '/broken') throw new Error('broken');
    return <p>주소: {asPath}</p>;
  };
  Page.access = 'public';
  const { rerenderRoute } = await renderApp(<PageFrame Component={Page} pageProps={{}} />, {
    router: { asPath: '/first' },
  });
  expect(screen.getByText('주소: /first')).toBeVisible();
  rerenderRoute({ asPath: '/broken' });
  expect(screen.queryByText(/^주소:/)).toBeNull();
  expect(screen.getByRole('alert')).toBeVisible();
  rerenderRoute({ asPath: '/second' });
  expect(screen.getByText('주소: /second')).toBeVisible();
  complaint.mockClear();
});

test.each([
  ['/orders/new', NewOrderPage, '새 주문'],
  ['/user/coupon', CouponPage, '쿠폰'],
])('%s has its title while nobody knows yet who opened it', async (pathname, page, title) => {
  let elements: JSX.Element[] = [];
  const head = {
    mountedInstances: new Set<unknown>(),
    updateHead: (all: JSX.Element[]) => void (elements = all),
  };
  const asked = vi.fn(() => new Promise<never>(() => undefined));
  server.use(http.get('*/user/api/v1/users/me', asked));
  await renderApp(
    <HeadManagerContext value={head}>
      <PageFrame Component={page} pageProps={{}} />
    </HeadManagerContext>,
    { router: { asPath: pathname, pathname } },
  );
  render(<>{elements.filter(({ type }) => type === 'title')}</>);
  expect(document.title).toBe(`${title} · ${site.name}`);
  // Sent later, it would be a call of the next test.
  await waitFor(() => expect(asked).toHaveBeenCalled());
});
