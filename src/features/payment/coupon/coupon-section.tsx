import { useTranslation } from '@/lib/i18n/use-translation';
import { useId, useState } from 'react';
import type { Pay } from '@/domain/payment/methods';
import { formatWon, languageOf } from '@/domain/text/format';
import { focusInNextFrame } from '@/lib/browser/focus-in-next-frame';
import { Button } from '@/ui/kit/button/button';
import { CouponIcon } from '@/ui/kit/icons/order-icons';
import { lazyPart } from '@/ui/kit/layout/lazy-part';
import { VisuallyHidden } from '@/ui/kit/layout/visually-hidden';
import { styled } from '@/ui/styled';
import { useLocale } from '@/ui/use-locale';
import { PLACE_ID } from '../payment-values';
import type { CouponDialogProps } from './coupon-dialog';
import type { Coupons } from './use-coupons';

const CouponDialog = lazyPart<CouponDialogProps>(() => import('./coupon-dialog').then((module) => module.CouponDialog));

/** Two lines whatever the coupons are, three on phones: the payment methods below must not move under a press. */
const ROW_HEIGHT = 80;
const PHONE_ROW_HEIGHT = 104;

const Row = styled('section')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(2, 3),
  minHeight: ROW_HEIGHT,
  [theme.breakpoints.down('sm')]: { minHeight: PHONE_ROW_HEIGHT },
  padding: theme.spacing(3, 5),
  [theme.breakpoints.up('md')]: { paddingInline: theme.spacing(6) },
  borderRadius: theme.radius.outer,
  backgroundColor: theme.vars.palette.background.paper,
  border: `1px solid ${theme.vars.palette.line.hairline}`,
  '&[data-used="true"] > svg': { color: theme.vars.palette.primary.text },
  '& > svg': { flex: 'none', color: theme.vars.palette.text.secondary },
}));
const Texts = styled('div')(({ theme }) => ({
  flex: 1,
  minWidth: 120,
  lineHeight: 1.5,
  '& > p': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& > p:first-of-type': { fontWeight: theme.typography.fontWeightMedium },
  '& > p:last-of-type': {
    fontSize: theme.typography.body2.fontSize,
    color: theme.vars.palette.text.secondary,
    // An amount is never cut.
    [theme.breakpoints.down('sm')]: { whiteSpace: 'normal', wordBreak: 'keep-all' },
  },
  '[data-used="true"] > & > p:last-of-type': { color: theme.vars.palette.primary.text },
  // What went wrong is read to its end; it comes after a press of the order button, which is elsewhere.
  '& > p[role="alert"]': { whiteSpace: 'normal', color: theme.vars.palette.error.text },
}));

type CouponSectionProps = {
  coupons: Coupons;
  /** Won, before a coupon. */
  price: number;
  error: string | undefined;
  onChoose: (couponId: string | null) => void;
  /** The customer takes the payment method that saves more. */
  onTake: (pay: Pay) => void;
};

/** What the coupons do to this order now, in one sentence. */
function useEffectText({ usable, best, chosen, better, isProposed, effects, error }: Coupons): string {
  const { t } = useTranslation(['payment', 'order']);
  const locale = useLocale();
  const won = (amount: number) => formatWon(amount, locale);
  if (!effects) return error ? t('coupon.failed') : t('coupon.checking');
  const other = better && { pay: t(`order:pay.${better.pay}`), more: won(better.more) };
  if (chosen) {
    const amount = won(chosen.discount);
    if (other) return t('coupon.savingBetter', { amount, ...other });
    return t(isProposed ? 'coupon.savingBest' : 'coupon.saving', { amount });
  }
  if (best) return t('coupon.possible', { amount: won(best.discount) });
  if (other) return t('coupon.possibleBetter', other);
  return usable.length > 0 ? t('coupon.none') : t('coupon.empty');
}

/** The coupon that applies, in a row of constant height. The best one applies until the customer chooses. */
export function CouponSection({ coupons, price, error, onChoose, onTake }: CouponSectionProps) {
  const { t } = useTranslation(['payment', 'common']);
  const textId = useId();
  const [dialog, setDialog] = useState<'never' | 'open' | 'closed'>('never');
  const { chosen, effects, wasDropped, isFetching, isAwaited, retry } = coupons;
  const effectText = useEffectText(coupons);
  const hasFailed = !effects && coupons.error !== null;
  const problem = error ?? (wasDropped ? t('coupon.dropped') : undefined);

  function giveUp() {
    onChoose(null);
    focusInNextFrame(PLACE_ID);
  }

  return (
    <Row data-used={chosen !== null} aria-label={t('coupon.title')}>
      <CouponIcon size={24} />
      <Texts id={textId}>
        <p lang={languageOf(chosen?.coupon.name)}>{chosen?.coupon.name || t('coupon.title')}</p>
        {problem ? <p role="alert">{problem}</p> : <p>{effectText}</p>}
      </Texts>
      {hasFailed ? (
        <>
          <Button size="small" variant="outline" data-retry isLoading={isFetching} onClick={retry}>
            {t('common:action.retry')}
          </Button>
          {isAwaited ? (
            <Button size="small" variant="outline" onClick={giveUp}>
              {t('coupon.none')}
            </Button>
          ) : null}
        </>
      ) : (
        <Button
          size="small"
          variant="outline"
          aria-haspopup="dialog"
          aria-label={t('coupon.changeNamed')}
          aria-describedby={textId}
          onClick={() => setDialog('open')}
        >
          {t('coupon.change')}
        </Button>
      )}
      {dialog === 'never' ? null : (
        <CouponDialog
          coupons={coupons}
          price={price}
          isOpen={dialog === 'open'}
          onClose={() => setDialog('closed')}
          onChoose={onChoose}
          onTake={onTake}
        />
      )}
      <VisuallyHidden role="status">{dialog === 'never' ? '' : effectText}</VisuallyHidden>
    </Row>
  );
}
