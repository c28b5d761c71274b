import { useTranslation } from '@/lib/i18n/use-translation';
import type { DraftWaypoint } from '@/domain/order/draft';
import { kindAt } from '@/domain/order/waypoint-kind';
import { RouteLine } from '@/ui/order/route-line';
import { styled } from '@/ui/styled';
import { useDraft } from '../use-draft';

// Tall enough for four places; longer routes scroll.
const Route = styled('div')(({ theme }) => ({
  maxHeight: 'min(264px, 34dvh)',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  margin: theme.spacing(-1),
  padding: theme.spacing(1),
  borderRadius: theme.radius.inner,
  // Shorter below a map, to leave space for the price and the button.
  'section + &': { maxHeight: 'min(176px, 20dvh)' },
}));

const isSameOverview = (one: readonly DraftWaypoint[], other: readonly DraftWaypoint[]) =>
  one.length === other.length &&
  one.every(
    ({ key, address, contactName }, index) =>
      key === other[index]?.key && address === other[index].address && contactName === other[index].contactName,
  );

/** The route in the panel: addresses and contact names. */
export function RouteOverview() {
  const { t } = useTranslation('composer');
  const orderType = useDraft((draft) => draft.orderType);
  const waypoints = useDraft((draft) => draft.waypoints, isSameOverview);
  return (
    <Route tabIndex={0} role="group" aria-label={t('route.title')}>
      <RouteLine
        orderType={orderType}
        items={waypoints.map(({ key, address, contactName }, index) => ({
          key,
          kind: kindAt(index, waypoints.length),
          title: address ? address.buildingName || address.roadAddress : t('route.noAddress'),
          subtitle: contactName,
          state: address ? undefined : 'todo',
        }))}
      />
    </Route>
  );
}
