import { useTranslation } from '@/lib/i18n/use-translation';
import type { ReactElement, ReactNode } from 'react';
import { SITE } from '@/config/site';
import { formatPoints, formatWon } from '@/domain/text/format';
import { textContextOf, type OrderType } from '@/domain/order/kinds';
import type { Pay } from '@/domain/payment/methods';
import { isAnonymous, type CurrentUser } from '@/domain/account/user';
import { formatPhone } from '@/domain/text/phone';
import { keepOnOneLine } from '@/domain/text/visible-text';
import { CardIcon, CashIcon, CreditIcon, PointIcon } from '@/ui/kit/icons/order-icons';
import { Notice } from '@/ui/kit/feedback/notice';
import { RadioCards } from '@/ui/kit/form/radio-cards';
import { SectionCard } from '@/ui/kit/layout/section-card';
import { styled } from '@/ui/styled';
import { useLocale } from '@/ui/use-locale';
import { CardBrands } from './card-brands';

type PaySectionProps = {
  orderType: OrderType;
  /** All methods of the list; only those in `offered` can be chosen. */
  shown: readonly Pay[];
  offered: readonly Pay[];
  value: Pay | null;
  /** The order's cost by points, in won. */
  pointAmount: number;
  user: CurrentUser;
  error: string | undefined;
  onChoose: (pay: Pay) => void;
  /** Content for the chosen method, below the list. */
  children?: ReactNode;
};

const PICTURE = {
  cash: CashIcon,
  card: CardIcon,
  credit: CreditIcon,
  point: PointIcon,
  brandPay: CardIcon,
} satisfies Record<Pay, typeof CashIcon>;

const Picture = styled('span')(({ theme }) => ({ display: 'flex', color: theme.vars.palette.text.secondary }));

function usePayDescription({
  orderType,
  user,
  pointAmount,
}: Pick<PaySectionProps, 'orderType' | 'user' | 'pointAmount'>) {
  const { t } = useTranslation('payment');
  const locale = useLocale();
  return (pay: Pay): ReactElement | string => {
    const balance = user.point ?? 0;
    switch (pay) {
      case 'point':
        return balance < pointAmount
          ? t('pay.pointShort', {
              balance: formatPoints(balance, locale),
              missing: formatWon(pointAmount - balance, locale),
            })
          : t('pay.point', { balance: formatPoints(balance, locale) });
      case 'credit':
        return user.organization ? t('pay.credit', { organization: user.organization.name }) : t('pay.creditPlain');
      case 'card':
        return (
          <>
            {isAnonymous(user)
              ? t('pay.card')
              : t('pay.cardTo', { phone: keepOnOneLine(formatPhone(user.phoneNumber)) })}
            <CardBrands />
          </>
        );
      case 'cash':
        return t('pay.cash', { context: textContextOf(orderType), defaultValue: t('pay.cash') });
      case 'brandPay':
        return t('pay.brandPay');
    }
  };
}

/** The methods that this customer may use, each with a short explanation. */
export function PaySection({
  orderType,
  shown,
  offered,
  value,
  pointAmount,
  user,
  error,
  onChoose,
  children,
}: PaySectionProps) {
  const { t } = useTranslation(['payment', 'order']);
  const describe = usePayDescription({ orderType, user, pointAmount });

  const cards = shown.map((pay) => {
    const Icon = PICTURE[pay];
    return {
      value: pay,
      title: t(`order:pay.${pay}`),
      description: describe(pay),
      picture: (
        <Picture>
          <Icon size={24} />
        </Picture>
      ),
      isDisabled: !offered.includes(pay) || (pay === 'point' && (user.point ?? 0) < pointAmount),
    };
  });

  return (
    <SectionCard title={t('pay.title')}>
      {cards.length > 0 ? (
        <RadioCards
          legend={t('pay.title')}
          isLegendHidden
          cards={cards}
          value={value}
          onChange={onChoose}
          error={error}
        />
      ) : (
        <Notice tone="attention">{t('pay.nothing', { phone: SITE.customerCentrePhone })}</Notice>
      )}
      {children}
    </SectionCard>
  );
}
