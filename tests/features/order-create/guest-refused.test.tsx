import { beforeEach, expect, test } from 'vitest';
import { guest } from '../../support/factories/users';
import { deny, refuse, reply } from '../../support/handlers/reply';
import { expectNoToast } from '../../support/no-toast';
import { server } from '../../support/server';
import { answerComposer, job, panel, priceOf, renderComposer } from './composer-setup';

beforeEach(answerComposer);

test('a guest whose credential was refused gets a new one unnoticed, and the price arrives', async () => {
  let isRenewed = false;
  server.use(
    reply('getMe', () => {
      isRenewed = true;
      return guest();
    }),
    reply('estimate', ({ body }) => (isRenewed ? priceOf(body) : deny(401))),
  );
  const { store } = await renderComposer({ draft: job() });

  expect(await panel().findByText('12,000원', { selector: '[aria-hidden]' })).toBeVisible();
  await expectNoToast(/로그인이 만료됐어요/);
  expect(store.getState().auth.signIn.kind).toBe('guest');
});

test('a guest who is refused permanently sees the error, keeps the form, and is renewed only once', async () => {
  let renewals = 0;
  server.use(
    reply('getMe', () => {
      renewals += 1;
      return guest();
    }),
    refuse('estimate', 401, { msgId: 'SESSION_EXPIRED', message: '' }),
  );
  const { store, user } = await renderComposer({ draft: job() });

  expect(await panel().findByText(/지금은 비회원으로 주문할 수 없어요/)).toBeVisible();
  await user.click(panel().getByRole('button', { name: '다시 시도' }));
  expect(await panel().findByText(/지금은 비회원으로 주문할 수 없어요/)).toBeVisible();
  expect(renewals).toBe(1);
  await expectNoToast(/로그인이 만료됐어요/);
  expect(store.getState()).toMatchObject({
    auth: { signIn: { kind: 'guest' } },
    orderDraft: { draft: { waypoints: [{ contactName: '김하늘' }, {}] } },
  });
});
