import styled from '@emotion/styled';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { registerCouponMutation } from '@/api/order/coupon-mutations';
import type { Coupon } from '@/api/order/order-requests';
import type { Pay } from '@/domain/payment/methods';
import { formatDay, formatWon } from '@/domain/text/format';
import { focusInNextFrame } from '@/lib/browser/focus-in-next-frame';
import { useLazyTexts } from '@/lib/i18n/lazy-texts';
import { RegisterForm } from '@/ui/coupon/register-form';
import { Button } from '@/ui/kit/button/button';
import { LeftOutNotice } from '@/ui/order/left-out-notice';
import { Notice } from '@/ui/kit/feedback/notice';
import { notify } from '@/ui/kit/feedback/notify';
import { Skeleton, SkeletonGroup } from '@/ui/kit/feedback/skeleton';
import { RadioCards } from '@/ui/kit/form/radio-cards';
import { CouponIcon } from '@/ui/kit/icons/order-icons';
import { Dialog } from '@/ui/kit/layout/dialog';
import { Disclosure } from '@/ui/kit/layout/disclosure';
import { SectionCard } from '@/ui/kit/layout/section-card';
import { useLocale } from '@/ui/use-locale';
import { PLACE_ID } from '../payment-values';
import type { CouponEffect } from './coupon-choice';
import type { Coupons } from './use-coupons';

type RegisterCouponProps = {
  isOpen: boolean;
  onClose: () => void;
  /** Text of why this order cannot use the coupon; null if it can. */
  obstacleTo: (coupon: Coupon) => string | null;
};

/** Registers a coupon number in a dialog, because a form cannot contain another form. */
function RegisterCoupon({ isOpen, onClose, obstacleTo }: RegisterCouponProps) {
  const hasTexts = useLazyTexts('couponForm');
  const { t } = useTranslation('couponForm');
  const { mutateAsync: register, isPending } = useMutation(registerCouponMutation());
  if (!hasTexts) return null;

  function handleRegistered(coupon: Coupon) {
    onClose();
    const obstacle = obstacleTo(coupon);
    void notify('success', [t('registered', { name: coupon.name }), obstacle].filter(Boolean).join(' '));
  }

  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('title')} kind="form" isLocked={isPending}>
      <RegisterForm register={register} onRegistered={handleRegistered} />
    </Dialog>
  );
}

/** Texts for a coupon's terms and obstacles. `price`: won, before the coupon. */
function useCouponLabels(price: number) {
  const { t } = useTranslation('payment');
  const locale = useLocale();
  const won = (amount: number) => formatWon(amount, locale);

  const termsOf = ({ discountType, discountValue, maxDiscount }: CouponEffect['coupon']) => {
    if (discountType === 'AMOUNT') return t('coupon.amount', { value: won(discountValue) });
    return maxDiscount === null
      ? t('coupon.percent', { value: discountValue })
      : t('coupon.percentCapped', { value: discountValue, max: won(maxDiscount) });
  };

  return {
    won,
    termsOf,
    untilOf: ({ expiresAt }: CouponEffect['coupon']) =>
      expiresAt === null ? t('coupon.noExpiry') : t('coupon.until', { date: formatDay(expiresAt, locale) }),
    obstacleOf: ({ coupon, obstacle }: CouponEffect) =>
      obstacle === null
        ? null
        : t(`coupon.obstacle.${obstacle}`, { min: won(coupon.minPrice), missing: won(coupon.minPrice - price) }),
  };
}

type CouponSectionProps = {
  coupons: Coupons;
  price: number;
  error: string | undefined;
  onChoose: (couponId: string | null) => void;
  /** The customer takes the payment method that saves more. */
  onTake: (pay: Pay) => void;
};

const NONE = 'none';
/** More coupons would push the payment method off the screen. */
const SHOWN_AT_FIRST = 3;
const COUPON_NAME = 'coupon';

const Stack = styled('div')(({ theme }) => ({ display: 'grid', gap: theme.spacing(3) }));
const Quiet = styled('p')(({ theme }) => ({ color: theme.vars.palette.text.secondary }));
/** Keeps a date on one line. */
const NoWrap = styled('span')({ whiteSpace: 'nowrap' });
const Proposal = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(2, 3),
  padding: theme.spacing(3, 4),
  borderRadius: theme.radius.inner,
  backgroundColor: theme.vars.palette.attention.soft,
  '& > svg': { flex: 'none', color: theme.vars.palette.attention.text },
  '& > p': { flex: 1, minWidth: 140, fontSize: theme.typography.body2.fontSize, lineHeight: 1.5 },
  '& strong': { display: 'block' },
}));
const Unusable = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3),
  padding: theme.spacing(2, 0),
  fontSize: theme.typography.body2.fontSize,
  color: theme.vars.palette.text.secondary,
}));

function UnusableCoupons({ coupons, price }: Pick<CouponSectionProps, 'coupons' | 'price'>) {
  const { t } = useTranslation('payment');
  const { obstacleOf, termsOf } = useCouponLabels(price);
  const unusable = coupons.effects?.filter(({ obstacle }) => obstacle !== null) ?? [];
  if (unusable.length === 0) return null;
  return (
    <Disclosure summary={t('coupon.unusable', { count: unusable.length })}>
      <Unusable>
        {unusable.map((effect) => (
          <li key={effect.coupon.id}>
            {effect.coupon.name || termsOf(effect.coupon)}
            <br />
            {obstacleOf(effect)}
          </li>
        ))}
      </Unusable>
    </Disclosure>
  );
}

function CouponList({ coupons, price, onChoose }: Pick<CouponSectionProps, 'coupons' | 'price' | 'onChoose'>) {
  const { t } = useTranslation('payment');
  const { won, termsOf, untilOf } = useCouponLabels(price);
  const { usable, best, chosen, isProposed } = coupons;
  const [areAllShown, setAllShown] = useState(false);
  if (usable.length === 0) return <Quiet>{t('coupon.empty')}</Quiet>;

  function takeBest(id: string) {
    onChoose(id);
    focusInNextFrame(COUPON_NAME);
  }

  const isShown = (effect: CouponEffect, index: number) => areAllShown || index < SHOWN_AT_FIRST || effect === chosen;
  const shown = usable.filter(isShown);
  const cards = shown.map((effect) => ({
    value: effect.coupon.id,
    title: effect.coupon.name || termsOf(effect.coupon),
    description: (
      <>
        {termsOf(effect.coupon)} · <NoWrap>{untilOf(effect.coupon)}</NoWrap>
      </>
    ),
    meta: won(-effect.discount),
  }));
  return (
    <>
      {best && !chosen ? (
        <Proposal>
          <CouponIcon size={24} />
          <p>
            <strong>{best.coupon.name || termsOf(best.coupon)}</strong>
            {t('coupon.proposal')}
          </p>
          <Button size="small" variant="neutral" onClick={() => takeBest(best.coupon.id)}>
            {t('coupon.takeBest', { amount: won(best.discount) })}
          </Button>
        </Proposal>
      ) : null}
      {isProposed ? <Quiet>{t('coupon.proposed')}</Quiet> : null}
      <RadioCards
        legend={t('coupon.title')}
        isLegendHidden
        name={COUPON_NAME}
        cards={[...cards, { value: NONE, title: t('coupon.none') }]}
        value={chosen?.coupon.id ?? NONE}
        onChange={(id) => onChoose(id === NONE ? null : id)}
      />
      {shown.length < usable.length ? (
        <Button variant="ghost" size="small" onClick={() => setAllShown(true)}>
          {t('coupon.showMore', { count: usable.length - shown.length })}
        </Button>
      ) : null}
    </>
  );
}

/** Every coupon with its effect on this order. The best one applies until the customer chooses. */
export function CouponSection(props: CouponSectionProps) {
  const { t } = useTranslation(['payment', 'order', 'common']);
  const locale = useLocale();
  const { better, effects, effectOf, error, wasDropped, retry, isFetching, isAwaited } = props.coupons;
  const { obstacleOf } = useCouponLabels(props.price);
  const [registering, setRegistering] = useState<'never' | 'open' | 'closed'>('never');

  function dropCoupon() {
    props.onChoose(null);
    focusInNextFrame(PLACE_ID);
  }

  return (
    <SectionCard
      title={t('coupon.title')}
      action={
        <Button size="small" variant="ghost" onClick={() => setRegistering('open')}>
          {t('coupon.register')}
        </Button>
      }
    >
      {registering === 'never' ? null : (
        <RegisterCoupon
          isOpen={registering === 'open'}
          onClose={() => setRegistering('closed')}
          obstacleTo={(coupon) => {
            const effect = effectOf(coupon);
            return effect ? obstacleOf(effect) : null;
          }}
        />
      )}
      <Stack>
        {props.error ? <Notice tone="error">{props.error}</Notice> : null}
        {wasDropped && !props.error ? <Notice tone="attention">{t('coupon.dropped')}</Notice> : null}
        {effects ? (
          <>
            <LeftOutNotice answer={props.coupons.answer} kind="coupons" />
            <CouponList {...props} />
            {better ? (
              <Notice
                action={
                  <Button size="small" variant="outline" onClick={() => props.onTake(better.pay)}>
                    {t('coupon.takeBetter', { pay: t(`order:pay.${better.pay}`) })}
                  </Button>
                }
              >
                {t('coupon.better', {
                  pay: t(`order:pay.${better.pay}`),
                  coupon: better.coupon.name,
                  amount: formatWon(better.more, locale),
                })}
              </Notice>
            ) : null}
            <UnusableCoupons coupons={props.coupons} price={props.price} />
          </>
        ) : null}
        {!effects && error ? (
          <Notice
            tone="error"
            action={
              <>
                <Button size="small" variant="outline" isLoading={isFetching} onClick={retry}>
                  {t('common:action.retry')}
                </Button>
                {isAwaited ? (
                  <Button size="small" variant="outline" onClick={dropCoupon}>
                    {t('coupon.none')}
                  </Button>
                ) : null}
              </>
            }
          >
            {t('coupon.failed')}
          </Notice>
        ) : null}
        {!effects && !error ? (
          <SkeletonGroup>
            <Skeleton height={68} radius={12} />
          </SkeletonGroup>
        ) : null}
      </Stack>
    </SectionCard>
  );
}
