import { useTranslation } from '@/lib/i18n/use-translation';
import type { Coupon } from '@/api/order/order-requests';
import { daysLeft, EXPIRING_DAYS } from '@/domain/payment/coupon';
import { formatDate, formatWon, languageOf } from '@/domain/text/format';
import { translateOr } from '@/lib/i18n/translate-or';
import { ToneChip } from '@/ui/kit/feedback/tone-chip';
import { styled } from '@/ui/styled';
import { useLocale } from '@/ui/use-locale';

/** The texts of a coupon: name, discount, conditions and validity. */
export function useCouponLabels() {
  const { t, i18n } = useTranslation(['coupon', 'order']);
  const locale = useLocale();
  const won = (amount: number) => formatWon(amount, locale);

  const wordOf = (kind: 'type' | 'pay', code: string) =>
    // The word for an order without a kind is "order" itself.
    code === 'Default' ? t('generalType') : translateOr(i18n, 'order', `${kind}.${code}`, t('other'));

  /** The words of a limit. What the provider alone knows has one word, so that it does not read as no limit. */
  const wordsOf = (kind: 'type' | 'pay', codes: readonly string[]) =>
    [...new Set(codes.map((code) => wordOf(kind, code)))].join(', ');

  const discount = ({ discountType, discountValue }: Coupon) =>
    discountType === 'PERCENT' ? `${discountValue}%` : won(discountValue);

  return {
    discount,
    name: (coupon: Coupon) => coupon.name || discount(coupon),
    conditions: ({ minPrice, maxDiscount, orderTypes, pays }: Coupon) =>
      [
        minPrice > 0 ? t('minPrice', { amount: won(minPrice) }) : t('anyPrice'),
        maxDiscount === null ? null : t('maxDiscount', { amount: won(maxDiscount) }),
        orderTypes.length > 0 ? t('orderTypes', { types: wordsOf('type', orderTypes) }) : null,
        pays.length > 0 ? t('pays', { pays: wordsOf('pay', pays) }) : null,
      ].filter((condition) => condition !== null),
    until: ({ expiresAt }: Coupon) =>
      expiresAt === null ? t('noExpiry') : t('until', { date: formatDate(expiresAt, locale) }),
    daysText: (days: number) => (days <= 0 ? t('today') : t('daysLeft', { count: days })),
  };
}

const NOTCH = 10;
/** Large text needs more for an amount. */
const STUB = 'max(128px, 6rem)';

/** Looks like a ticket: a stub with the discount, and two notches at the tear line. */
const Ticket = styled('article')(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  // On a phone, large text stands below its amount.
  flexWrap: 'wrap',
  height: '100%',
  borderRadius: theme.radius.outer,
  backgroundColor: theme.vars.palette.background.paper,
  border: `1px solid ${theme.vars.palette.line.hairline}`,
  '&::before, &::after': {
    content: '""',
    position: 'absolute',
    left: `calc(${STUB} - ${NOTCH}px)`,
    width: NOTCH * 2,
    height: NOTCH,
    backgroundColor: theme.vars.palette.background.default,
    border: `1px solid ${theme.vars.palette.line.hairline}`,
  },
  '&::before': { top: -1, borderTop: 0, borderRadius: `0 0 ${NOTCH}px ${NOTCH}px` },
  '&::after': { bottom: -1, borderBottom: 0, borderRadius: `${NOTCH}px ${NOTCH}px 0 0` },
}));

const Stub = styled('p')(({ theme }) => ({
  flex: `0 0 ${STUB}`,
  display: 'grid',
  placeItems: 'center',
  padding: theme.spacing(4, 2),
  borderRight: `1px dashed ${theme.vars.palette.line.strong}`,
  ...theme.typography.h2,
  fontVariantNumeric: 'tabular-nums',
  color: theme.vars.palette.primary.text,
  textAlign: 'center',
  '[data-state="used"] > &, [data-state="expired"] > &': { color: theme.vars.palette.text.disabled },
}));

const Texts = styled('div')(({ theme }) => ({
  flex: '1 1 8rem',
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'start',
  gap: theme.spacing(2),
  padding: theme.spacing(4, 5),
  '& h3': { ...theme.typography.h3, overflowWrap: 'anywhere' },
  '[data-state="used"] > & > h3, [data-state="expired"] > & > h3': { color: theme.vars.palette.text.secondary },
}));

const Conditions = styled('ul')(({ theme }) => ({
  fontSize: theme.typography.caption.fontSize,
  lineHeight: 1.5,
  color: theme.vars.palette.text.secondary,
}));

type CouponTicketProps = {
  coupon: Coupon;
  /** At `now`. */
  state: Coupon['state'];
  /** Provider's time in ms. */
  now: number;
};

export function CouponTicket({ coupon, state, now }: CouponTicketProps) {
  const { t } = useTranslation('coupon');
  const labels = useCouponLabels();
  const days = daysLeft(coupon.expiresAt, now);
  const isSoon = state === 'available' && days <= EXPIRING_DAYS;
  return (
    <Ticket data-state={state}>
      <Stub>{labels.discount(coupon)}</Stub>
      <Texts>
        {isSoon ? <ToneChip tone="attention">{labels.daysText(days)}</ToneChip> : null}
        {state === 'available' ? null : <ToneChip>{t(`state.${state}`)}</ToneChip>}
        <h3 lang={languageOf(labels.name(coupon))}>{labels.name(coupon)}</h3>
        <Conditions>
          {labels.conditions(coupon).map((condition) => (
            <li key={condition}>{condition}</li>
          ))}
          <li>{labels.until(coupon)}</li>
        </Conditions>
      </Texts>
    </Ticket>
  );
}
