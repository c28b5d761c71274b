import { useTranslation } from '@/lib/i18n/use-translation';
import type { OrderRoute, PublicOrder } from '@/api/order/order-requests';
import { textContextOf } from '@/domain/order/kinds';
import { maskName } from '@/domain/text/masking';
import { orderNumber } from '@/domain/order/order-number';
import { styled } from '@/ui/styled';
import { PublicDetails } from './lazy-details';
import { PublicLiveCard } from './public-live-card';

const Stack = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(4),
}));

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: theme.spacing(1, 4),
  color: theme.vars.palette.text.secondary,
  fontSize: theme.typography.body2.fontSize,
  '& > h1, & > h3': { ...theme.typography.h1, color: theme.vars.palette.text.primary },
  '& > p:last-child': { flexBasis: '100%', overflowWrap: 'anywhere' },
}));

type PublicOrderViewProps = {
  order: PublicOrder;
  route: OrderRoute | undefined;
  isRouteComing: boolean;
  isFailing: boolean;
  /** True inside a page that has its own heading. */
  isPreview?: boolean;
};

export function PublicOrderView({ order, route, isRouteComing, isFailing, isPreview = false }: PublicOrderViewProps) {
  const { t } = useTranslation(['public', 'order']);
  const context = textContextOf(order.orderType);
  const title = t('title', { context });
  const sentence = senderText();
  return (
    <Stack>
      <Head>
        {isPreview ? <h3>{title}</h3> : <h1>{title}</h1>}
        <p>
          {t('order:orderNo')} {orderNumber(order)}
        </p>
        {sentence ? <p>{sentence}</p> : null}
      </Head>
      <PublicLiveCard order={order} route={route} isRouteComing={isRouteComing} isFailing={isFailing} />
      <PublicDetails order={order} />
    </Stack>
  );

  /** Who sends what, as far as the owner shares it. */
  function senderText() {
    const { organizationName, goods } = order;
    const sender = organizationName || maskName(order.waypoints[0]?.contactName ?? '');
    if (!sender) return goods ?? null;
    const from = organizationName
      ? t('from', { organization: organizationName })
      : t('fromPerson', { name: sender, context });
    return goods ? t('fromWithGoods', { from, goods }) : from;
  }
}
