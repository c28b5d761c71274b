import { act, screen } from '@testing-library/react';
import { Formik } from 'formik';
import { beforeEach, expect, test, vi } from 'vitest';
import { updateUser } from '@/api/user/user-requests';
import { ApiError } from '@/domain/api-error';
import { useTranslation } from '@/lib/i18n/use-translation';
import { Button } from '@/ui/kit/button/button';
import { ErrorState } from '@/ui/kit/feedback/error-state';
import { FormBody } from '@/ui/kit/form/form-body';
import { formFailure } from '@/ui/kit/form/form-failure';
import { lazyPart } from '@/ui/kit/layout/lazy-part';
import { reply } from '../support/handlers/reply';
import { member } from '../support/factories/users';
import { renderApp } from '../support/render';
import { server } from '../support/server';
import { http, HttpResponse } from 'msw';

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
const Piece = () => <p>조각</p>;
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

test('a read with Retry-After shows when it can be retried, and not before', async () => {
  const onRetry = vi.fn();
  const error = new ApiError('x', {
    status: 503,
    retryAfterSeconds: 65,
    requestId: '1a2b3c4d-0000-4000-8000-000000000000',
  });
  await renderApp(<ErrorState error={error} onRetry={onRetry} />);
  expect(screen.getByText('지금은 처리할 수 없어요. 잠시 후 다시 시도해 주세요.')).toBeVisible();
  expect(screen.getByText('문의 번호 1a2b3c4d')).toBeVisible();

  const held = await screen.findByRole('button', { name: /^다시 시도 · 1:0\d$/ });
  expect(held).toHaveAttribute('aria-disabled', 'true');
  act(() => held.click());
  expect(onRetry).not.toHaveBeenCalled();

  await wait(65_000);
  act(() => screen.getByRole('button', { name: '다시 시도' }).click());
  expect(onRetry).toHaveBeenCalledTimes(1);
});

function NameForm() {
  const { i18n } = useTranslation();
  return (
    <Formik
      initialValues={{ name: '김하늘' }}
      onSubmit={async (values, { setStatus }) => {
        setStatus(undefined);
        await updateUser(values).catch((error: unknown) => setStatus(formFailure(error, i18n, ['name'])));
      }}
    >
      <FormBody footer={<Button type="submit">저장</Button>}>
        <p>이름</p>
      </FormBody>
    </Formik>
  );
}

test('a form with Retry-After is not sent before its time', async () => {
  let asked = 0;
  server.use(
    http.put('*/user/api/v1/users', () => {
      asked += 1;
      return HttpResponse.json({}, { status: 429, headers: { 'Retry-After': '30' } });
    }),
  );
  await renderApp(<NameForm />, { user: member() });
  act(() => screen.getByRole('button', { name: '저장' }).click());
  const held = await screen.findByRole('button', { name: /^다시 시도 · 0:(30|29)$/ });
  expect(screen.getByText(/요청이 많아 잠시 제한됐어요. 잠시 후 다시 시도해 주세요. \(문의 번호 /)).toBeVisible();
  act(() => held.click());
  await wait(1_000);
  expect(asked).toBe(1);

  server.use(
    reply('updateUser', () => {
      asked += 1;
      return member();
    }),
  );
  await wait(30_000);
  act(() => screen.getByRole('button', { name: '저장' }).click());
  await vi.waitFor(() => expect(asked).toBe(2));
});

test('a part whose code fails to load twice offers to reload the page', async () => {
  const reload = vi.fn();
  vi.spyOn(window, 'location', 'get').mockReturnValue({ ...window.location, reload });
  let isThere = false;
  const Part = lazyPart(async () => {
    if (!isThere) throw new Error('gone');
    return Piece;
  });
  await renderApp(<Part />);
  const retry = await screen.findByRole('button', { name: '다시 시도' });
  act(() => retry.click());
  expect(await screen.findByText(/새 버전이 나왔을 수 있어요/)).toBeVisible();
  isThere = true;
  act(() => screen.getByRole('button', { name: '새로고침' }).click());
  expect(reload).toHaveBeenCalledTimes(1);
});
