import { useTranslation } from '@/lib/i18n/use-translation';
import type { PublicOrder } from '@/api/order/order-requests';
import { formatTime, languageOf } from '@/domain/text/format';
import { displayedWaypointState } from '@/domain/order/progress';
import type { OrderType } from '@/domain/order/kinds';
import { ORDER_STATUS } from '@/domain/order/status';
import { kindAt } from '@/domain/order/waypoint-kind';
import { maskName, maskPhone } from '@/domain/text/masking';
import { splitMobileNo } from '@/domain/text/phone';
import { RouteLine } from '@/ui/order/route-line';
import { waypointName } from '@/ui/order/waypoint-name';
import { keepHouseNumber } from '@/domain/text/visible-text';
import { SectionCard } from '@/ui/kit/layout/section-card';

type Stop = PublicOrder['waypoints'][number];

/** The provider masks already. Masking again guarantees that no full name or number gets onto the page. */
const contactOf = ({ contactName = '', mobileNo = '' }: Stop) =>
  [maskName(contactName), ...splitMobileNo(mobileNo).map(maskPhone)].filter(Boolean).join(' · ');

function Details({ stop }: { stop: Stop }) {
  const contact = contactOf(stop);
  return (
    <>
      {stop.buildingName ? <p lang={languageOf(stop.buildingName)}>{stop.buildingName}</p> : null}
      {contact ? <p lang={languageOf(contact)}>{contact}</p> : null}
    </>
  );
}

type PublicStopsProps = { orderType: OrderType | undefined; status: number; stops: readonly Stop[] };

export function PublicStops({ orderType, status, stops }: PublicStopsProps) {
  const { t, i18n } = useTranslation(['public', 'order']);
  return (
    <SectionCard title={t('stops.title')}>
      <RouteLine
        orderType={orderType}
        items={stops.map((stop, index) => ({
          key: String(index),
          kind: kindAt(index, stops.length),
          label: nameOf(index),
          title: keepHouseNumber(stop.roadAddress),
          subtitle: <Details stop={stop} />,
          state: displayedWaypointState(status, stop.state),
          meta: stateText(stop),
        }))}
      />
    </SectionCard>
  );

  function nameOf(index: number) {
    return waypointName(i18n.getFixedT(null, 'order'), orderType, kindAt(index, stops.length), index);
  }

  function stateText({ state, doneAt }: Stop) {
    if (doneAt) return t('stops.doneAt', { time: formatTime(doneAt) });
    // A cancelled order's stops need no state.
    return status === ORDER_STATUS.cancelled ? null : t(`order:waypointState.${displayedWaypointState(status, state)}`);
  }
}
