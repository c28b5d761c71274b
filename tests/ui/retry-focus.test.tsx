import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { ApiError } from '@/domain/api-error';
import { PagesFailed } from '@/features/order-list/paging/pages-failed';
import { ErrorState } from '@/ui/kit/feedback/error-state';
import { lazyPart } from '@/ui/kit/layout/lazy-part';
import { SectionCard } from '@/ui/kit/layout/section-card';
import { renderApp } from '../support/render';

afterEach(() => {
  vi.restoreAllMocks();
});

type Call = 'failed' | 'limited' | 'trying' | 'loaded';
const ERRORS = {
  failed: new ApiError('x', { status: 500 }),
  limited: new ApiError('x', { status: 503, retryAfterSeconds: 60 }),
};

/** One answer that fails first; the test says what becomes of each further try. */
let settle: (call: Call) => void;
function Coupons() {
  const [call, setCall] = useState<Call>('failed');
  const [error, setError] = useState(ERRORS.failed);
  settle = (next) => {
    setCall(next);
    if (next === 'failed' || next === 'limited') setError(ERRORS[next]);
  };
  if (call === 'loaded') return <p>쿠폰 세 장</p>;
  return <ErrorState error={error} isRetrying={call === 'trying'} onRetry={() => settle('trying')} />;
}

const card = (
  <SectionCard title="쿠폰">
    <Coupons />
  </SectionCard>
);
const page = (
  <main>
    <Coupons />
  </main>
);
const list = (
  <main>
    <h1>주문 내역</h1>
    <div role="group" aria-label="주문" tabIndex={-1}>
      <Coupons />
    </div>
  </main>
);

async function retryByKeyboard(ui: typeof card) {
  const added = vi.spyOn(document, 'addEventListener');
  const { user } = await renderApp(ui);
  // The parts that load after the page watch the button.
  await waitFor(() => expect(added).toHaveBeenCalledWith('click', expect.any(Function), true));
  const button = await screen.findByRole('button', { name: '다시 시도' });
  await user.tab();
  expect(button).toHaveFocus();
  await user.keyboard('{Enter}');
  return user;
}

test.each([
  ['the heading of its card', card, () => screen.getByRole('heading', { name: '쿠폰' })],
  ['the page, if there is no heading', page, () => screen.getByRole('main')],
  ['the list, whose heading is far above', list, () => screen.getByRole('group', { name: '주문' })],
])('after a successful try the focus is at %s', async (_words, ui, target) => {
  await retryByKeyboard(ui);
  await act(async () => settle('loaded'));
  expect(screen.getByText('쿠폰 세 장')).toBeVisible();
  await waitFor(() => expect(target()).toHaveFocus());
});

test.each(['failed', 'limited'] as const)('after a try that %s the focus stays, and it is announced', async (end) => {
  await retryByKeyboard(card);
  const button = screen.getByRole('button', { name: '다시 시도' });
  const announced = screen.getByRole('status');
  expect(announced).toBeEmptyDOMElement();
  await act(async () => settle(end));
  expect(button).toHaveFocus();
  await waitFor(() => expect(announced).toHaveTextContent(/^불러오지 못했어요/));
  expect(announced).not.toHaveTextContent('다시 시도 ·');
});

test('a focus that has gone elsewhere meanwhile stays there', async () => {
  const user = await retryByKeyboard(
    <>
      {card}
      <button>다음</button>
    </>,
  );
  await user.click(screen.getByRole('button', { name: '다음' }));
  await act(async () => settle('loaded'));
  expect(screen.getByRole('button', { name: '다음' })).toHaveFocus();
});

function MorePages() {
  const [hasFailed, setHasFailed] = useState(true);
  return hasFailed ? <PagesFailed onRetry={() => setHasFailed(false)} /> : <p>쿠폰 세 장</p>;
}
function Part() {
  const [LazyPart] = useState(() => {
    let tries = 0;
    return lazyPart(async () => {
      tries += 1;
      if (tries === 1) throw new Error('offline');
      return () => <p>쿠폰 세 장</p>;
    });
  });
  return <LazyPart />;
}

test.each([
  ['the pages of a list', MorePages],
  ['a part whose code has not come', Part],
])('the retry button of %s passes the focus on', async (_words, Failing) => {
  await retryByKeyboard(
    <main>
      <Failing />
    </main>,
  );
  expect(await screen.findByText('쿠폰 세 장')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
});
