import { useTranslation } from '@/lib/i18n/use-translation';
import { memo } from 'react';
import type { Order } from '@/api/order/order-requests';
import { formatMoment } from '@/domain/text/format';
import { otherFlags, readHomeMove } from '@/domain/home-move/read-home-move';
import { rulesOf, textContextOf } from '@/domain/order/kinds';
import { readReference } from '@/domain/order/reference';
import { orderNumber } from '@/domain/order/order-number';
import { translateOr } from '@/lib/i18n/translate-or';
import { useServiceName } from '@/queries/use-service-name';
import { useHomeMoveFacts } from '@/ui/home-move/use-home-move-facts';
import { goodsLabel, vehicleName, countedName } from '@/ui/order/order-names';
import { SectionCard } from '@/ui/kit/layout/section-card';
import { useLocale } from '@/ui/use-locale';
import { Facts } from '@/ui/order/facts';

/** The ordered service, vehicle, options and goods. */
export const InfoCard = memo(function InfoCard({ order }: { order: Order }) {
  const { t, i18n } = useTranslation(['detail', 'order']);
  const locale = useLocale();
  const serviceName = useServiceName(order);
  const { vehicleClass = '', services, flags, goods, remark = '' } = order;

  const { hasInventory } = rulesOf(order.orderType);
  const own = readReference(remark);
  const movingFacts = useHomeMoveFacts(
    hasInventory ? readHomeMove({ services, flags, remark }).job : null,
    serviceName,
  );

  const options = [
    ...(hasInventory ? [] : services).map(({ code, quantity }) => countedName(serviceName(code), quantity)),
    ...(hasInventory ? otherFlags(flags) : flags).map((flag) => translateOr(i18n, 'order', `flag.${flag}`, flag)),
  ];
  const goodsText = goodsLabel(goods ?? {}, (count) => t('info.goodsCount', { count }), locale);

  return (
    <SectionCard title={t('info.title')}>
      <Facts
        facts={[
          { key: 'orderNo', term: t('info.orderNo'), value: orderNumber(order) },
          {
            key: 'appointment',
            term: t('info.appointment', { context: textContextOf(order.orderType) }),
            value: order.appointmentAt ? formatMoment(order.appointmentAt, locale) : t('order:now'),
          },
          {
            key: 'vehicle',
            term: t('info.vehicle'),
            value: vehicleName(i18n, vehicleClass),
          },
          ...movingFacts.map(({ key, name, value }) => ({ key, term: name, value })),
          {
            key: 'services',
            term: t('info.services'),
            value: options.join(', ') || (hasInventory ? '' : t('info.none')),
          },
          { key: 'goods', term: t('info.goods'), value: goodsText },
          { key: 'reference', term: t('info.reference'), value: own.reference },
          { key: 'costCentre', term: t('info.costCentre'), value: own.costCentre },
          { key: 'memo', term: t('info.memo'), value: own.memo },
          { key: 'remark', term: t('info.remark'), value: own.remark },
        ]}
      />
    </SectionCard>
  );
});
