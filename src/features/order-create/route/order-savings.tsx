import { useQuery } from '@tanstack/react-query';
import styled from '@emotion/styled';
import { useTranslation } from 'next-i18next/pages';
import { estimateQuery } from '@/api/order/order-queries';
import { routeMetres } from '@/domain/order/best-order';
import { formatDistance, formatWon } from '@/domain/text/format';
import { useLocale } from '@/ui/use-locale';
import type { DraftWaypoint, OrderDraft } from '@/domain/order/draft';
import { NO_REQUEST, requestOf } from '../price/estimate-request';

const Figure = styled('strong')(({ theme }) => ({
  display: 'block',
  ...theme.typography.h2,
  color: theme.vars.palette.primary.text,
}));

const straight = (waypoints: readonly DraftWaypoint[]) =>
  routeMetres(waypoints.flatMap(({ address }) => address ?? []));

/** What the proposed order saves: by the provider's own prices where both can be asked, else as the crow flies. */
export function OrderSavings({ draft, proposed }: { draft: OrderDraft; proposed: DraftWaypoint[] }) {
  const { t } = useTranslation('bestOrder');
  const locale = useLocale();
  const [now, then] = [requestOf(draft), requestOf({ ...draft, waypoints: proposed })];
  const current = useQuery({ ...estimateQuery(now ?? NO_REQUEST), enabled: now !== null });
  const better = useQuery({ ...estimateQuery(then ?? NO_REQUEST), enabled: then !== null });

  const words = () => {
    if (!current.data || !better.data) {
      const distance = formatDistance(straight(draft.waypoints) - straight(proposed), locale);
      return t('straight', { distance });
    }
    const distance = formatDistance(current.data.distanceMetres - better.data.distanceMetres, locale);
    const won = current.data.total - better.data.total;
    if (won === 0) return t('savedDistance', { distance });
    return t(won > 0 ? 'saved' : 'dearer', { distance, price: formatWon(Math.abs(won), locale) });
  };

  if (current.isLoading || better.isLoading) return t('asking');
  return (
    <>
      {t('found')}
      <Figure>{words()}</Figure>
    </>
  );
}
