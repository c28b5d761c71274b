import type { TFunction } from 'i18next';
import { expect, test } from 'vitest';
import { env } from '@/config/env';
import { BULK_FIELDS, NO_VALUES } from '@/domain/bulk/fields';
import { newRow } from '@/domain/bulk/row';
import { resultRows } from '@/features/bulk-orders/export/result-rows';
import type { RowView } from '@/features/bulk-orders/state/row-views';

const sentView: RowView = {
  row: {
    ...newRow('row-1', NO_VALUES),
    send: { status: 'sent', total: 12_000, order: { id: 'order-1', orderNo: 'No-1', organizationId: 'acme' } },
  },
  check: { problems: [], order: null },
  price: null,
  repeat: null,
  status: 'sent',
};

const labels = { problems: () => '' };
const t = ((key: string) => key) as TFunction<'bulk'>; // boundary: the texts do not matter here

test('the results of an imported result file are replaced, and the customer’s own columns stay', () => {
  const headers = ['부서', 'result.status', 'result.orderNo', 'result.price', 'result.link', 'result.reason'];
  const { row } = sentView;
  const view = { ...sentView, row: { ...row, extra: ['영업', 'result.notSent', '', '', '', '전화번호'] } };
  const [head = [], cells = []] = resultRows([view], headers, labels, (field) => field, t, 'ko');
  expect(head.slice(BULK_FIELDS.length)).toEqual(headers);
  expect(cells.slice(BULK_FIELDS.length, -2)).toEqual(['영업', 'result.sent', 'No-1', 12_000]);
});

test.each([
  ['ko', ''],
  ['en', '/en'],
] as const)('a link in the results is of the public site, in the language of its sender (%s)', (locale, prefix) => {
  expect(window.location.origin).not.toBe(env.siteUrl);
  const rows = resultRows([sentView], [], labels, (field) => field, t, locale);
  expect(rows[1]).toContain(`${env.siteUrl}${prefix}/public/customer/acme/order/order-1`);
});
