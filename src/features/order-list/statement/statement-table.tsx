import { useTranslation } from '@/lib/i18n/use-translation';
import type { OrderListItem } from '@/api/order/order-requests';
import { orderNumber } from '@/domain/order/order-number';
import { billedLine, type StatementTotals } from '@/domain/order/statement';
import { formatWon } from '@/domain/text/format';
import { keepHouseNumber } from '@/domain/text/visible-text';
import { kstDate } from '@/domain/time/kst';
import { styled } from '@/ui/styled';
import { useLocale } from '@/ui/use-locale';

const Table = styled('table')(({ theme }) => ({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: theme.typography.caption.fontSize,
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': {
    padding: theme.spacing(1.5, 0),
    borderBottom: `1px solid ${theme.vars.palette.line.hairline}`,
    textAlign: 'left',
    verticalAlign: 'top',
    whiteSpace: 'nowrap',
  },
  '& :is(th, td) + :is(th, td)': { paddingLeft: theme.spacing(4) },
  '& thead th': { color: theme.vars.palette.text.secondary, fontWeight: theme.typography.fontWeightMedium },
  '& [data-wraps]': { minWidth: 0, whiteSpace: 'normal' },
  // `신용(후불)` on one line, the longer English on two.
  '& [data-payment]': { minWidth: '5.5rem', whiteSpace: 'normal' },
  '& [data-sum]': { textAlign: 'right' },
  // Phones show day, route and amount; the paper and the workbook have the rest.
  [theme.breakpoints.down('md')]: { '@media screen': { '& [data-extra]': { display: 'none' } } },
  '& tfoot :is(th, td)': {
    fontWeight: theme.typography.fontWeightBold,
    borderTop: `1px solid ${theme.vars.palette.line.strong}`,
  },
  '& tr': { breakInside: 'avoid' },
  // Browsers repeat a table's foot on every sheet, where it would be read as the sum of that sheet.
  '@media print': { '& tfoot': { display: 'table-row-group' } },
}));

/** Large text on a phone makes the table wider than the page. */
const Scroller = styled('div')({ '@media screen': { overflowX: 'auto' } });

type StatementTableProps = { orders: readonly OrderListItem[]; totals: StatementTotals };

/** One line for each order, and their sums. */
export function StatementTable({ orders, totals }: StatementTableProps) {
  const { t } = useTranslation(['statement', 'order']);
  const locale = useLocale();
  const won = (amount: number | undefined) =>
    amount === undefined ? t('order:row.unknown') : formatWon(amount, locale);

  return (
    <Scroller tabIndex={0} role="group" aria-label={t('title')}>
      <Table>
        <thead>
          <tr>
            <th scope="col">{t('column.date')}</th>
            <th scope="col" data-extra="true">
              {t('column.orderNo')}
            </th>
            <th scope="col">{t('column.route')}</th>
            <th scope="col" data-extra="true">
              {t('column.pay')}
            </th>
            {(['supply', 'vat'] as const).map((name) => (
              <th key={name} scope="col" data-sum="true" data-extra="true">
                {t(`column.${name}`)}
              </th>
            ))}
            <th scope="col" data-sum="true">
              {t('column.total')}
            </th>
          </tr>
        </thead>
        <tbody>
          {orders.map((order) => {
            const line = billedLine(order);
            return (
              <tr key={order.id}>
                <td>{order.createdAt ? kstDate(Date.parse(order.createdAt)).slice(5) : ''}</td>
                <td data-extra="true">{orderNumber(order)}</td>
                <td data-wraps="true">
                  {order.orderType ? `${t(`order:type.${order.orderType}`)} · ` : ''}
                  <span lang="ko">
                    {keepHouseNumber(order.pickup ?? '')} → {keepHouseNumber(order.dropoff ?? '')}
                  </span>
                </td>
                <td data-extra="true" data-payment="true">
                  {order.pay ? t(`order:pay.${order.pay}`) : ''}
                </td>
                <td data-sum="true" data-extra="true">
                  {won(line?.supply)}
                </td>
                <td data-sum="true" data-extra="true">
                  {won(line?.vat)}
                </td>
                <td data-sum="true">{won(line?.total)}</td>
              </tr>
            );
          })}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('sum')}</th>
            <td data-extra="true" />
            <td />
            <td data-extra="true" />
            <td data-sum="true" data-extra="true">
              {won(totals.supply)}
            </td>
            <td data-sum="true" data-extra="true">
              {won(totals.vat)}
            </td>
            <td data-sum="true">{won(totals.total)}</td>
          </tr>
        </tfoot>
      </Table>
    </Scroller>
  );
}
