import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { price } from '../../support/factories/orders';
import { reply } from '../../support/handlers/reply';
import { server } from '../../support/server';
import { answerDesk, cell, confirm, delivery, renderSheet, sendAll, type Sent } from './desk-setup';

let sent: Sent = [];
beforeEach(() => {
  sent = answerDesk();
});

const names = () => sent.map(({ request }) => request.waypoints[1]?.contactName);

describe('while rows are being sent', () => {
  test('one that is changed or deleted while its price is asked again does not go out as it was', async () => {
    const answers: (() => void)[] = [];
    let isHeld = false;
    server.use(
      reply('estimate', async () => {
        if (isHeld) await new Promise<void>((resolve) => answers.push(resolve));
        return price({ total: 12_000, validUntil: '2020-01-01T00:00:00.000Z' });
      }),
    );
    const { user } = await renderSheet([delivery('하나'), delivery('둘'), delivery('셋')]);
    await user.click(screen.getByRole('button', { name: '3건 요금 보기' }));
    await user.click(await screen.findByRole('button', { name: '3건 보내기' }));
    isHeld = true;
    await confirm(user);
    await waitFor(() => expect(answers).not.toHaveLength(0));

    cell(1, '받는 분').focus();
    await user.keyboard('하나님{Enter}');
    await user.click(screen.getByRole('button', { name: '행 삭제' }));
    isHeld = false;
    for (const answer of answers) answer();

    await user.click(await screen.findByRole('button', { name: '1건 보내기' }));
    await confirm(user);
    await screen.findByText('접수 2건');
    expect(names()).toEqual(['셋', '하나님']);
  });
});
