import { useQuery } from '@tanstack/react-query';
import NextLink from 'next/link';
import { useTranslation } from '@/lib/i18n/use-translation';
import { liveOrderQueries } from '@/api/order/live-order-queries';
import type { OrderListItem } from '@/api/order/order-requests';
import { orderRoute } from '@/config/routes';
import { readEta } from '@/domain/order/eta';
import { textContextOf } from '@/domain/order/kinds';
import { formatTime } from '@/domain/text/format';
import { isInProgressStatus } from '@/domain/order/status';
import { useIsPageActive } from '@/lib/browser/use-is-page-active';
import { useNow } from '@/lib/browser/use-now';
import { rowLinkStyles } from '@/ui/kit/layout/row-link';
import { listedStatus, orderLabels } from '@/ui/order/order-names';
import { RoutePair } from '@/ui/order/route-pair';
import { StatusChip, statusText } from '@/ui/order/status-chip';
import { useEtaText } from '@/ui/order/use-eta-text';
import { styled } from '@/ui/styled';
import { useLocale } from '@/ui/use-locale';

const CLOCK_MS = 30_000;

/** A card from this width (rem) has its last two texts on one line. */
const WIDE = 21.25;
/** Here the arrival time needs two lines, for which there is room before it comes. */
const LARGE_TEXT = '@container (max-width: 11rem)';

// The arrival time and the driver come after the card is drawn. The number of lines depends on the width alone, so that
// they do not push the page down.
const Root = styled('li')(({ theme }) => ({
  position: 'relative',
  containerType: 'inline-size',
  display: 'grid',
  gap: theme.spacing(2),
  padding: theme.spacing(4, 5),
  [theme.breakpoints.up('md')]: { paddingInline: theme.spacing(6) },
  fontSize: theme.typography.body2.fontSize,
  lineHeight: 1.5,
  borderTop: `1px solid ${theme.vars.palette.line.hairline}`,
  '@media (hover: hover)': { '&:hover': { backgroundColor: theme.vars.palette.surface.hover } },
  '& small': { fontSize: theme.typography.caption.fontSize, color: theme.vars.palette.text.secondary },
  '& a': {
    color: theme.vars.palette.text.primary,
    fontSize: theme.typography.h2.fontSize,
    fontWeight: theme.typography.fontWeightBold,
    lineHeight: 1.3,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    [`@container (max-width: ${WIDE - 0.01}rem)`]: { fontSize: theme.typography.body1.fontSize, lineHeight: 1.5 },
    [LARGE_TEXT]: { minHeight: '3em', whiteSpace: 'normal' },
    ...rowLinkStyles(theme),
  },
}));

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(1, 3),
  '& > small': { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '&:last-child > small:last-child': { flexShrink: 0 },
  [LARGE_TEXT]: { '& > small:not(:last-child)': { whiteSpace: 'normal' } },
  [`@container (max-width: ${WIDE - 0.01}rem)`]: { '&:last-child': { flexDirection: 'column', alignItems: 'stretch' } },
}));

/** One order in progress: status, arrival time and route, with a link to the order. */
export function InProgressOrder({ item }: { item: OrderListItem }) {
  const { t } = useTranslation('tracking');
  const { t: tOrder } = useTranslation('order');
  const locale = useLocale();
  const etaText = useEtaText();
  const now = useNow(CLOCK_MS);
  const isWatched = useIsPageActive();
  const known = { id: item.id, status: listedStatus(item), appointmentAt: item.appointmentAt };
  const { data: progress } = useQuery(liveOrderQueries.status(known, isWatched));
  const status = progress?.status ?? known.status;
  const labels = orderLabels(item, tOrder, locale);
  const driver = progress?.driver?.name ?? labels.driver;

  return (
    <Root>
      <Row>
        <StatusChip status={status} orderType={item.orderType} />
        <small>{progress?.updatedAt ? t('position.asOf', { time: formatTime(progress.updatedAt) }) : null}</small>
      </Row>
      <NextLink href={orderRoute(item.id)} prefetch={false}>
        {isInProgressStatus(status) && progress
          ? etaText(readEta(progress.eta, now), now)
          : statusText(status, item.orderType, t)}
      </NextLink>
      <RoutePair pickup={labels.pickup} dropoff={labels.dropoff} stops={labels.stops} />
      <Row>
        <small>{[labels.type, labels.orderNo].join(' · ')}</small>
        <small>
          {[labels.vehicle, driver ? t('driver', { name: driver, context: textContextOf(item.orderType) }) : null]
            .filter(Boolean)
            .join(' · ')}
        </small>
      </Row>
    </Root>
  );
}
