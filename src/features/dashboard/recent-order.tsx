import NextLink from 'next/link';
import { useTranslation } from '@/lib/i18n/use-translation';
import type { OrderListItem } from '@/api/order/order-requests';
import { reorderRoute } from '@/config/reorder-route';
import { orderRoute } from '@/config/routes';
import { allowedActions } from '@/domain/order/actions';
import { languageOf } from '@/domain/text/format';
import { ButtonLink } from '@/ui/kit/button/button-link';
import { rowLinkStyles } from '@/ui/kit/layout/row-link';
import { listedStatus, orderLabels } from '@/ui/order/order-names';
import { StatusChip } from '@/ui/order/status-chip';
import { useLocale } from '@/ui/use-locale';
import { VisuallyHidden } from '@/ui/kit/layout/visually-hidden';
import { styled } from '@/ui/styled';

const Root = styled('li')(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  // Two lines on phones; with large text each part has its own.
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(1, 4),
  minHeight: 72,
  padding: theme.spacing(3, 5),
  fontSize: theme.typography.body2.fontSize,
  lineHeight: 1.5,
  borderTop: `1px solid ${theme.vars.palette.line.hairline}`,
  '@media (hover: hover)': { '&:hover': { backgroundColor: theme.vars.palette.surface.hover } },
  '& > :is(a, small)': { flex: '1 1 7rem' },
  '& > small': {
    gridArea: 'about',
    fontSize: theme.typography.caption.fontSize,
    color: theme.vars.palette.text.secondary,
  },
  [theme.breakpoints.up('md')]: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto minmax(112px, auto)',
    gridTemplateAreas: '"place status action" "about status action"',
    rowGap: 0,
    paddingInline: theme.spacing(6),
  },
}));

const Status = styled('span')({
  gridArea: 'status',
  justifySelf: 'end',
  // Large text needs a second line.
  '& > span': { height: 'auto', minHeight: '1.625rem', whiteSpace: 'normal' },
});
const Action = styled('span')({
  gridArea: 'action',
  position: 'relative',
  zIndex: 1,
  justifySelf: 'end',
  whiteSpace: 'nowrap',
});

const OrderLink = styled(NextLink)(({ theme }) => ({
  gridArea: 'place',
  display: 'block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: theme.vars.palette.text.primary,
  fontWeight: theme.typography.fontWeightMedium,
  ...rowLinkStyles(theme),
}));

export function RecentOrder({ item }: { item: OrderListItem }) {
  const { t } = useTranslation('dashboard');
  const { t: tOrder } = useTranslation('order');
  const locale = useLocale();
  const labels = orderLabels(item, tOrder, locale);
  const canReorder = allowedActions(listedStatus(item), null, 0).includes('reorder');
  return (
    <Root>
      <OrderLink href={orderRoute(item.id)} prefetch={false} lang={languageOf(labels.dropoff)}>
        {labels.dropoff}
      </OrderLink>
      <Status>
        <StatusChip status={listedStatus(item)} orderType={item.orderType} />
      </Status>
      <small>{[labels.createdAt, labels.amount].join(' · ')}</small>
      {canReorder ? (
        <Action>
          <ButtonLink size="small" variant="outline" prefetch={false} href={reorderRoute(item.id)}>
            {t('recent.reorder')} <VisuallyHidden>{labels.orderNo}</VisuallyHidden>
          </ButtonLink>
        </Action>
      ) : null}
    </Root>
  );
}
