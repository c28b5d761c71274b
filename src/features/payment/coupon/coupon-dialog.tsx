import { useMutation } from '@tanstack/react-query';
import { useTranslation } from '@/lib/i18n/use-translation';
import { registerCouponMutation } from '@/api/order/coupon-mutations';
import type { Coupon } from '@/api/order/order-requests';
import type { Pay } from '@/domain/payment/methods';
import { formatDate, formatWon, languageOf } from '@/domain/text/format';
import { useLazyTexts } from '@/lib/i18n/lazy-texts';
import { RegisterForm } from '@/ui/coupon/register-form';
import { Button } from '@/ui/kit/button/button';
import { Notice } from '@/ui/kit/feedback/notice';
import { notify } from '@/ui/kit/feedback/notify';
import { Skeleton, SkeletonGroup } from '@/ui/kit/feedback/skeleton';
import { CheckIcon } from '@/ui/kit/icons/action-icons';
import { Dialog } from '@/ui/kit/layout/dialog';
import { Disclosure } from '@/ui/kit/layout/disclosure';
import { LeftOutNotice } from '@/ui/order/left-out-notice';
import { DottedLine } from '@/ui/kit/layout/dotted-line';
import { styled } from '@/ui/styled';
import { useLocale } from '@/ui/use-locale';
import type { CouponEffect } from './coupon-choice';
import type { Coupons } from './use-coupons';

export type CouponDialogProps = {
  coupons: Coupons;
  /** Won, before a coupon. */
  price: number;
  isOpen: boolean;
  onClose: () => void;
  onChoose: (couponId: string | null) => void;
  onTake: (pay: Pay) => void;
};

/** Texts for a coupon's terms and obstacles. `price`: won, before the coupon. */
function useCouponLabels(price: number) {
  const { t } = useTranslation('couponChoice');
  const locale = useLocale();
  const won = (amount: number) => formatWon(amount, locale);

  const termsOf = ({ discountType, discountValue, maxDiscount }: Coupon) => {
    if (discountType === 'AMOUNT') return t('amount', { value: won(discountValue) });
    return maxDiscount === null
      ? t('percent', { value: discountValue })
      : t('percentCapped', { value: discountValue, max: won(maxDiscount) });
  };

  return {
    won,
    termsOf,
    nameOf: (coupon: Coupon) => coupon.name || termsOf(coupon),
    untilOf: ({ expiresAt }: Coupon) =>
      expiresAt === null ? t('noExpiry') : t('until', { date: formatDate(expiresAt, locale) }),
    obstacleOf: ({ coupon, obstacle }: CouponEffect) =>
      obstacle === null
        ? null
        : t(`obstacle.${obstacle}`, { min: won(coupon.minPrice), missing: won(coupon.minPrice - price) }),
  };
}

const Stack = styled('div')(({ theme }) => ({ display: 'grid', gap: theme.spacing(3) }));
const Quiet = styled('p')(({ theme }) => ({ color: theme.vars.palette.text.secondary }));
const Choices = styled('ul')(({ theme }) => ({ display: 'grid', gap: theme.spacing(2) }));
const Choice = styled('button')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(3),
  width: '100%',
  minHeight: theme.layout.controlLarge,
  padding: theme.spacing(3, 4),
  textAlign: 'left',
  border: 0,
  cursor: 'pointer',
  backgroundColor: theme.vars.palette.background.paper,
  lineHeight: 1.5,
  borderRadius: theme.radius.outer,
  boxShadow: `inset 0 0 0 1px ${theme.vars.palette.line.strong}`,
  '& > span': { flex: 1, minWidth: 0 },
  '& > b': { fontWeight: theme.typography.fontWeightMedium, whiteSpace: 'nowrap' },
  '& small': { fontSize: theme.typography.caption.fontSize, color: theme.vars.palette.text.secondary },
  '& > svg': { flex: 'none', color: theme.vars.palette.primary.text },
  '@media (hover: hover)': { '&:hover': { boxShadow: `inset 0 0 0 1px ${theme.vars.palette.text.secondary}` } },
  '&[aria-pressed="true"]': {
    backgroundColor: theme.vars.palette.primary.soft,
    boxShadow: `inset 0 0 0 2px ${theme.vars.palette.primary.brand}`,
  },
  '&:focus-visible': { outline: `2px solid ${theme.vars.palette.primary.brand}`, outlineOffset: 2 },
}));
const Best = styled('span')(({ theme }) => ({
  display: 'block',
  fontSize: theme.typography.caption.fontSize,
  fontWeight: theme.typography.fontWeightMedium,
  color: theme.vars.palette.primary.text,
}));
/** Keeps a date on one line. */
const NoWrap = styled('span')({ whiteSpace: 'nowrap' });
const Unusable = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3),
  padding: theme.spacing(2, 0),
  fontSize: theme.typography.body2.fontSize,
  color: theme.vars.palette.text.secondary,
}));
const Register = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3),
  marginTop: theme.spacing(3),
  paddingTop: theme.spacing(5),
  borderTop: `1px solid ${theme.vars.palette.line.hairline}`,
  '& > h3': { ...theme.typography.h3 },
}));

/** One press chooses and closes. */
function CouponChoices({ coupons, price, onChoose, onClose }: CouponDialogProps) {
  const { t } = useTranslation('couponChoice');
  const { won, nameOf, termsOf, untilOf } = useCouponLabels(price);
  const { usable, best, chosen } = coupons;
  if (usable.length === 0) return <Quiet>{t('empty')}</Quiet>;

  function choose(id: string | null) {
    onChoose(id);
    onClose();
  }

  return (
    <Choices>
      {usable.map((effect) => {
        const { coupon, discount } = effect;
        return (
          <li key={coupon.id}>
            <Choice type="button" aria-pressed={effect === chosen} onClick={() => choose(coupon.id)}>
              <span>
                <bdi lang={languageOf(nameOf(coupon))}>{nameOf(coupon)}</bdi>
                {coupon.id === best?.coupon.id ? <Best>{t('best')}</Best> : null}
                <DottedLine as="small">
                  {/* Many coupons are named after their terms, which then stand above. */}
                  {nameOf(coupon) === termsOf(coupon) ? null : <span>{termsOf(coupon)}</span>}{' '}
                  <NoWrap>{untilOf(coupon)}</NoWrap>
                </DottedLine>
              </span>
              <b>{won(-discount)}</b>
              {effect === chosen ? <CheckIcon size={20} /> : null}
            </Choice>
          </li>
        );
      })}
      <li>
        <Choice type="button" aria-pressed={chosen === null} onClick={() => choose(null)}>
          <span>{t('none')}</span>
          {chosen === null ? <CheckIcon size={20} /> : null}
        </Choice>
      </li>
    </Choices>
  );
}

function UnusableCoupons({ coupons, price }: Pick<CouponDialogProps, 'coupons' | 'price'>) {
  const { t } = useTranslation('couponChoice');
  const { obstacleOf, nameOf } = useCouponLabels(price);
  const unusable = coupons.effects?.filter(({ obstacle }) => obstacle !== null) ?? [];
  if (unusable.length === 0) return null;
  return (
    <Disclosure summary={t('unusable', { count: unusable.length })}>
      <Unusable>
        {unusable.map((effect) => (
          <li key={effect.coupon.id}>
            <bdi lang={languageOf(nameOf(effect.coupon))}>{nameOf(effect.coupon)}</bdi>
            <br />
            {obstacleOf(effect)}
          </li>
        ))}
      </Unusable>
    </Disclosure>
  );
}

/** Registers a coupon number. In the dialog, because a form cannot contain another form. */
function RegisterCoupon({ coupons, price }: Pick<CouponDialogProps, 'coupons' | 'price'>) {
  const hasTexts = useLazyTexts('couponForm');
  const { t } = useTranslation(['couponForm', 'couponChoice']);
  const { nameOf, obstacleOf } = useCouponLabels(price);
  const { mutateAsync: register } = useMutation(registerCouponMutation());
  if (!hasTexts) return null;

  function handleRegistered(coupon: Coupon) {
    const effect = coupons.effectOf(coupon);
    const obstacle = effect ? obstacleOf(effect) : null;
    void notify('success', [t('registered', { name: nameOf(coupon) }), obstacle].filter(Boolean).join(' '));
  }

  return (
    <Register>
      <h3>{t('couponChoice:register')}</h3>
      <RegisterForm register={register} onRegistered={handleRegistered} />
    </Register>
  );
}

/** All coupons with their effect on this order, and the form for a new number. */
export function CouponDialog(props: CouponDialogProps) {
  const hasTexts = useLazyTexts('couponChoice');
  const { t } = useTranslation(['couponChoice', 'order']);
  const { coupons, price, isOpen, onClose, onChoose, onTake } = props;
  const { won, nameOf } = useCouponLabels(price);
  const { better, effects } = coupons;
  if (!hasTexts) return null;

  function takeBetter({ pay, coupon }: NonNullable<typeof better>) {
    onTake(pay);
    // Without a choice, the best one applies by itself.
    if (!coupons.isProposed) onChoose(coupon.id);
    onClose();
  }

  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('title')} kind="form">
      <Stack>
        {effects ? (
          <>
            <LeftOutNotice answer={coupons.answer} kind="coupons" />
            {better ? (
              <Notice
                action={
                  <Button size="small" variant="outline" onClick={() => takeBetter(better)}>
                    {t('takeBetter', { pay: t(`order:pay.${better.pay}`) })}
                  </Button>
                }
              >
                {t('better', {
                  pay: t(`order:pay.${better.pay}`),
                  coupon: nameOf(better.coupon),
                  amount: won(better.more),
                })}
              </Notice>
            ) : null}
            <CouponChoices {...props} />
            <UnusableCoupons coupons={coupons} price={price} />
          </>
        ) : (
          <SkeletonGroup>
            <Skeleton height={68} radius={12} />
          </SkeletonGroup>
        )}
        <RegisterCoupon coupons={coupons} price={price} />
      </Stack>
    </Dialog>
  );
}
