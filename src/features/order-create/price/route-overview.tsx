import styled from '@emotion/styled';
import { useTranslation } from 'next-i18next/pages';
import { memo } from 'react';
import { RouteLine } from '@/ui/route-line';
import { kindAt, type Waypoints } from '../form/waypoints';

// As tall as four places; longer routes scroll.
const Route = styled('div')(({ theme }) => ({
  maxHeight: 'min(264px, 34dvh)',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  margin: theme.spacing(-1),
  padding: theme.spacing(1),
  borderRadius: theme.radius.inner,
  // Below a map it leaves room for the price and the button.
  'section + &': { maxHeight: 'min(176px, 20dvh)' },
}));
type Overview = { waypoints: Waypoints };

function Line({ waypoints }: Overview) {
  const { t } = useTranslation('composer');
  return (
    <Route tabIndex={0} role="group" aria-label={t('route.title')}>
      <RouteLine
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

const shownOf = ({ waypoints }: Overview) => waypoints.flatMap(({ address, contactName }) => [address, contactName]);

/** The route as the panel shows it: what is typed into notes and numbers is none of it. */
export const RouteOverview = memo(Line, (before, after) => {
  const [one, other] = [shownOf(before), shownOf(after)];
  return one.length === other.length && one.every((value, index) => value === other[index]);
});
