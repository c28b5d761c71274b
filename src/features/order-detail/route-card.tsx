import { useTranslation } from '@/lib/i18n/use-translation';
import type { Waypoint } from '@/api/order/order-requests';
import { textContextOf } from '@/domain/order/kinds';
import { displayedWaypointState } from '@/domain/order/progress';
import { ORDER_STATUS } from '@/domain/order/status';
import { formatDistance, formatTime, languageOf } from '@/domain/text/format';
import { formatPhone, lacksDigits, splitMobileNo, toWirePhone } from '@/domain/text/phone';
import { PhoneIcon } from '@/ui/kit/icons/order-icons';
import { placeLines } from '@/ui/order/place-lines';
import { RouteLine } from '@/ui/order/route-line';
import { SectionCard } from '@/ui/kit/layout/section-card';
import { ToneChip } from '@/ui/kit/feedback/tone-chip';
import { VisuallyHidden } from '@/ui/kit/layout/visually-hidden';
import { styled } from '@/ui/styled';
import { useLocale } from '@/ui/use-locale';
import { placeName } from './live/live-labels';
import { kindAt } from '@/domain/order/waypoint-kind';
import type { LiveOrder } from './live/use-live-order';

const Contact = styled('p')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: theme.spacing(3),
  color: theme.vars.palette.text.primary,
  '& > a': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: theme.spacing(1),
    minHeight: 32,
    color: theme.vars.palette.primary.text,
    fontWeight: theme.typography.fontWeightMedium,
    textUnderlineOffset: 3,
    '@media (pointer: coarse)': { minHeight: theme.layout.target },
  },
}));

const Driver = styled('p')(({ theme }) => ({
  marginTop: theme.spacing(3),
  // Large text needs a second line.
  '& > span': { height: 'auto', minHeight: '1.625rem', whiteSpace: 'normal' },
}));
const Place = styled('span')(({ theme }) => ({
  display: 'block',
  fontSize: theme.typography.caption.fontSize,
  fontWeight: theme.typography.fontWeightRegular,
  color: theme.vars.palette.text.secondary,
}));

function Person({ waypoint: { contactName, mobileNo } }: { waypoint: Waypoint }) {
  const { t } = useTranslation('detail');
  const phones = splitMobileNo(mobileNo);
  if (contactName === '' && phones.length === 0) return null;
  return (
    <Contact>
      {contactName ? <bdi lang={languageOf(contactName)}>{contactName}</bdi> : null}
      {phones.map((phone, index) =>
        // A phone number has no key except its index: the same one may be given twice.
        lacksDigits(phone) ? (
          <span key={index}>{phone}</span>
        ) : (
          <a key={index} href={`tel:${toWirePhone(phone)}`}>
            <PhoneIcon size={16} />
            <VisuallyHidden>{t('route.contact')} </VisuallyHidden>
            {formatPhone(phone)}
          </a>
        ),
      )}
    </Contact>
  );
}

/** Every place with its state and contacts, and the driver between them. */
export function RouteCard({ live }: { live: LiveOrder }) {
  const { t, i18n } = useTranslation(['detail', 'order', 'common']);
  const locale = useLocale();
  const { order, metres } = live;
  const { waypoints } = order;
  const context = textContextOf(order.orderType);
  const stateOf = ({ state }: Waypoint) => displayedWaypointState(order.status, state);
  const currentIndex = waypoints.findIndex((waypoint) => stateOf(waypoint) === 'current');
  const driverText =
    metres === null
      ? t('route.here', { context })
      : t('route.hereWith', { distance: formatDistance(metres, locale), context });

  return (
    <SectionCard title={t('route.title')}>
      <RouteLine
        orderType={order.orderType}
        items={waypoints.map((waypoint, index) => ({
          key: String(index),
          kind: kindAt(index, waypoints.length),
          state: stateOf(waypoint),
          meta: stateText(waypoint),
          label: placeName(order, index, i18n),
          ...placeLines(waypoint),
          action: (
            <>
              <Person waypoint={waypoint} />
              {waypoint.note ? <Place lang={languageOf(waypoint.note)}>{waypoint.note}</Place> : null}
              {currentIndex === index + 1 ? (
                <Driver>
                  <ToneChip tone="primary">{driverText}</ToneChip>
                </Driver>
              ) : null}
            </>
          ),
        }))}
      />
    </SectionCard>
  );

  function stateText(waypoint: Waypoint) {
    if (waypoint.doneAt) return t('route.doneAt', { time: formatTime(waypoint.doneAt) });
    // A cancelled order has no waypoint states.
    return order.status === ORDER_STATUS.cancelled ? null : t(`order:waypointState.${stateOf(waypoint)}`);
  }
}
