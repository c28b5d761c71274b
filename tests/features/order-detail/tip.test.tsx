import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { orderQueries } from '@/api/order/order-queries';
import { breakConnection, refuse, reply } from '../../support/handlers/reply';
import { server } from '../../support/server';
import { find, open, serve, transit } from './detail-setup';

describe('a tip', () => {
  async function choose(user: Awaited<ReturnType<typeof open>>['user'], amount: string) {
    await user.click(await find('팁 보내기'));
    await user.click(await screen.findByRole('radio', { name: amount }));
  }

  test('of a chosen amount is sent once and shown in the order', async () => {
    const sent: unknown[] = [];
    serve(transit());
    server.use(
      reply('submitTip', ({ body }) => {
        sent.push(body);
        return { tip: 5_000 };
      }),
    );
    const { user } = await open();

    await choose(user, '5,000원');
    await user.click(await find('5,000원 보내기'));

    expect(await screen.findByText('팁 5,000원을 보냈어요.')).toBeVisible();
    expect(sent).toEqual([{ id: 'order-0001', amount: 5_000 }]);
  });

  test('is not offered where the provider takes none', async () => {
    const { tip: _none, ...order } = transit();
    serve(order);
    await open();
    await find('공유');
    expect(screen.queryByRole('button', { name: '팁 보내기' })).toBeNull();
  });

  test('is not sent by a press while the dialog closes', async () => {
    const sent: unknown[] = [];
    serve(transit());
    server.use(
      reply('submitTip', ({ body }) => {
        sent.push(body);
        return { tip: 5_000 };
      }),
    );
    const { user } = await open();
    await choose(user, '1,000원');
    const submit = await find('1,000원 보내기');
    fireEvent.click(screen.getByRole('button', { name: '닫기' }));
    expect(submit).toBeInTheDocument();
    fireEvent.click(submit);

    await choose(user, '5,000원');
    await user.click(await find('5,000원 보내기'));

    expect(await screen.findByText('팁 5,000원을 보냈어요.')).toBeVisible();
    expect(sent).toEqual([{ id: 'order-0001', amount: 5_000 }]);
  });

  test('with a lost response is looked up before it is reported as failed', async () => {
    serve(transit());
    const { user } = await open();
    await choose(user, '1,000원');
    server.use(
      breakConnection('submitTip'),
      reply('getOrder', () => transit({ tip: 1_000 })),
    );

    await user.click(await find('1,000원 보내기'));

    expect(await screen.findByText('팁 1,000원을 보냈어요.')).toBeVisible();
  });

  test('stays in the order when an answer arrives that was asked for before', async () => {
    serve(transit());
    const { user, queryClient } = await open();
    await choose(user, '5,000원');
    let answer: () => void = () => undefined;
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    let asked = 0;
    server.use(
      reply('getOrder', async () => {
        asked += 1;
        if (asked > 1) return transit({ tip: 5_000 });
        await answered;
        return transit();
      }),
      reply('submitTip', () => ({ tip: 5_000 })),
    );
    const { queryKey } = orderQueries.detail('order-0001');
    const earlier = queryClient.refetchQueries({ queryKey });
    await waitFor(() => expect(asked).toBe(1));

    await user.click(await find('5,000원 보내기'));
    expect(await screen.findByText('팁 5,000원을 보냈어요.')).toBeVisible();
    answer();
    await earlier;

    await waitFor(() => expect(queryClient.isFetching({ queryKey })).toBe(0));
    expect(queryClient.getQueryData(queryKey)).toMatchObject({ tip: 5_000 });
    expect(screen.getByText('팁', { selector: 'dt' }).nextSibling).toHaveTextContent('5,000원');
  });

  test('that comes too late is refused in the customer’s language', async () => {
    serve(transit());
    server.use(refuse('submitTip', 409, { msgId: 'TIP_CLOSED', message: 'A tip is no longer possible.' }));
    const { user } = await open();
    await choose(user, '1,000원');
    await user.click(await find('1,000원 보내기'));
    expect(await screen.findByText(/^팁을 보낼 수 있는 기간이 지났어요\./)).toBeVisible();
  });

  test('that is not found afterwards is not reported as sent', async () => {
    serve(transit());
    server.use(breakConnection('submitTip'));
    const { user } = await open();
    await choose(user, '1,000원');
    await user.click(await find('1,000원 보내기'));
    expect(await screen.findByText(/팁을 보냈는지 확인하지 못했어요/)).toBeVisible();
  });

  test('that failed keeps its error while the dialog closes, and has none when it opens again', async () => {
    serve(transit());
    server.use(breakConnection('submitTip'));
    const { user } = await open();
    await choose(user, '직접 입력');
    await user.click(screen.getByRole('button', { name: /보내기$/ }));
    expect(screen.getByRole('textbox', { name: '팁 금액(원)' })).toBeInvalid();
    await user.type(screen.getByRole('textbox', { name: '팁 금액(원)' }), '2000');
    await user.click(await find('2,000원 보내기'));
    const failure = await screen.findByText(/팁을 보냈는지 확인하지 못했어요/);
    expect(failure).toBeVisible();
    fireEvent.click(await find('닫기'));
    expect(failure).toBeInTheDocument();

    await user.click(await find('팁 보내기'));
    const box = await screen.findByRole('textbox', { name: '팁 금액(원)' });
    expect(screen.queryByText(/팁을 보냈는지 확인하지 못했어요/)).not.toBeInTheDocument();
    await user.clear(box);
    expect(box).toBeValid();
  });

  test.each(['500', '100001', '많이', ''])('of %j won is not sent', async (typed) => {
    serve(transit());
    const { user } = await open();
    await choose(user, '직접 입력');
    const box = screen.getByRole('textbox', { name: '팁 금액(원)' });
    if (typed) await user.type(box, typed);

    await user.click(screen.getByRole('button', { name: /보내기$/ }));

    expect(box).toBeInvalid();
    expect(screen.getByRole('alert')).toHaveTextContent('1,000원부터 100,000원까지 보낼 수 있어요.');
  });
});
