import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '@/lib/i18n/use-translation';
import { estimateQuery } from '@/api/order/order-queries';
import { routeMetres } from '@/domain/order/best-order';
import { positionOf } from '@/domain/order/route-drawing';
import { formatDistance, formatWon } from '@/domain/text/format';
import { useLocale } from '@/ui/use-locale';
import type { DraftWaypoint, OrderDraft } from '@/domain/order/draft';
import { styled } from '@/ui/styled';
import { NO_REQUEST, estimateRequestOf } from '../price/estimate-request';

const Figure = styled('strong')(({ theme }) => ({
  display: 'block',
  ...theme.typography.h2,
  color: theme.vars.palette.primary.text,
}));

const straightMetres = (waypoints: readonly DraftWaypoint[]) =>
  routeMetres(waypoints.flatMap(({ address }) => (address && positionOf(address)) ?? []));

/**
 * Savings of the proposed order: by the provider's prices if both are available, otherwise by straight-line distance.
 */
export function OrderSavings({ draft, proposed }: { draft: OrderDraft; proposed: DraftWaypoint[] }) {
  const { t } = useTranslation('bestOrder');
  const locale = useLocale();
  const [currentRequest, proposedRequest] = [
    estimateRequestOf(draft),
    estimateRequestOf({ ...draft, waypoints: proposed }),
  ];
  const current = useQuery({ ...estimateQuery(currentRequest ?? NO_REQUEST), enabled: currentRequest !== null });
  const better = useQuery({ ...estimateQuery(proposedRequest ?? NO_REQUEST), enabled: proposedRequest !== null });

  const savingsText = () => {
    if (!current.data || !better.data) {
      const distance = formatDistance(straightMetres(draft.waypoints) - straightMetres(proposed), locale);
      return t('straight', { distance });
    }
    const metres = current.data.distanceMetres - better.data.distanceMetres;
    const distance = formatDistance(metres, locale);
    const won = current.data.total - better.data.total;
    const price = formatWon(Math.abs(won), locale);
    // The order was chosen by straight lines; the road may be as long, or longer.
    const isRoadShorter = metres > 0;
    if (won === 0) return isRoadShorter ? t('savedDistance', { distance }) : t('noSaving');
    if (won > 0) return isRoadShorter ? t('saved', { distance, price }) : t('savedPrice', { price });
    return isRoadShorter ? t('dearer', { distance, price }) : t('noSavingDearer', { price });
  };

  if (current.isLoading || better.isLoading) return t('asking');
  return (
    <>
      {t('found')}
      <Figure>{savingsText()}</Figure>
    </>
  );
}
