import { screen, waitFor } from '@testing-library/react';
import { afterAll, expect, test, vi } from 'vitest';
import { emptyWaypoint } from '@/domain/order/draft';
import { Withdraw } from '@/features/withdraw/withdraw';
import { openBulkRecords } from '@/lib/storage/bulk-records';
import { rememberPlaces } from '@/lib/storage/device-places';
import { done } from '../../support/factories/accounts';
import { cityHall } from '../../support/factories/orders';
import { staff } from '../../support/factories/users';
import { reply } from '../../support/handlers/reply';
import { renderApp } from '../../support/render';
import { server } from '../../support/server';

/** jsdom has no IndexedDB: these are the records of the device, by database. */
const stored = vi.hoisted(() => new Map<string, Map<string, unknown>>());
vi.mock('idb-keyval', () => {
  type Records = Map<string, unknown>;
  return {
    createStore: (name: string) => {
      const records: Records = new Map();
      stored.set(name, records);
      return records;
    },
    set: async (key: string, value: unknown, records: Records) => void records.set(key, value),
    delMany: async (names: string[], records: Records) => names.forEach((name) => records.delete(name)),
    entries: async (records: Records) => [...records],
    keys: async (records: Records) => [...records.keys()],
  };
});
afterAll(() => vi.doUnmock('idb-keyval'));
const names = () => [...(stored.get('bulk-desk')?.keys() ?? [])];

test('a withdrawal leaves none of the member’s addresses and templates on the device, as the page promises', async () => {
  await openBulkRecords('user-2/org-acme').write('templates', ['강남 지점']);
  await openBulkRecords('user-9/org-acme').write('templates', ['다른 직원']);
  rememberPlaces([{ ...emptyWaypoint('1'), address: cityHall, contactName: '김하늘', phones: ['010-1234-5678'] }]);
  expect(Object.values(localStorage).join()).toContain('010-1234-5678');
  server.use(
    reply('listCoupons', () => []),
    reply('listOrders', () => ({ items: [], pageIndex: 0, pageSize: 5, total: 0 })),
    reply('listWithdrawReasons', () => [{ code: 'expensive', name: '요금이 비싸요' }]),
    reply('withdraw', done),
    reply('logOut', done),
  );
  const { user, store } = await renderApp(<Withdraw />, { user: staff({ loginTypeCd: 6 }) });
  await user.click(await screen.findByRole('checkbox', { name: '요금이 비싸요' }));
  await user.type(screen.getByLabelText(/‘탈퇴’라고 입력해 주세요/), '탈퇴');
  await user.click(screen.getByRole('button', { name: '탈퇴하기' }));

  await waitFor(() => expect(store.getState().auth.signIn.kind).toBe('signedOut'));
  await waitFor(() => expect(names()).toEqual(['user-9/org-acme/templates']));
  expect(Object.values(localStorage).join()).not.toContain('010-1234-5678');
});
