import { useTranslation } from 'next-i18next/pages';
import type { Order } from '@/api/order/order-requests';
import { formatMoment } from '@/domain/text/format';
import { otherFlags, readMoving } from '@/domain/home-move/read-home-move';
import { isVehicleClass } from '@/domain/order/vehicles';
import { wordOf } from '@/lib/i18n/word-of';
import { useMovingFacts } from '@/ui/home-move/use-moving-facts';
import { SectionCard } from '@/ui/kit/layout/section-card';
import { useLocale } from '@/ui/use-locale';
import { Facts } from './facts';
import { useServiceWord } from './use-service-word';

/** The ordered service, vehicle, options and goods. */
export function InfoCard({ order }: { order: Order }) {
  const { t, i18n } = useTranslation(['detail', 'order']);
  const locale = useLocale();
  const serviceWord = useServiceWord(order);
  const { vehicleClass = '', services, flags, goods } = order;

  const isMove = order.orderType === 'HomeMoving';
  const { remark = '' } = order;
  const movingFacts = useMovingFacts(isMove ? readMoving({ services, flags, remark }).job : null, serviceWord);

  const options = [
    ...(isMove ? [] : services).map(({ code, quantity }) => {
      const name = serviceWord(code);
      return quantity > 1 ? `${name} × ${quantity}` : name;
    }),
    ...(isMove ? otherFlags(flags) : flags).map((flag) => wordOf(i18n, 'order', `flag.${flag}`, flag)),
  ];
  const size = [goods?.widthCm, goods?.depthCm, goods?.heightCm].filter((side) => side !== undefined);
  const goodsTexts = [
    goods?.description,
    goods?.count === undefined ? null : t('info.goodsCount', { count: goods.count }),
    goods?.weightKg === undefined ? null : `${goods.weightKg}kg`,
    size.length > 0 ? `${size.join('×')}cm` : null,
  ];

  return (
    <SectionCard title={t('info.title')}>
      <Facts
        facts={[
          { key: 'orderNo', term: t('info.orderNo'), value: order.orderNo },
          {
            key: 'appointment',
            term: t('info.appointment'),
            value: order.appointmentAt ? formatMoment(order.appointmentAt, locale) : t('order:now'),
          },
          {
            key: 'vehicle',
            term: t('info.vehicle'),
            value: isVehicleClass(vehicleClass) ? t(`order:vehicle.${vehicleClass}`) : vehicleClass,
          },
          ...movingFacts.map(({ key, name, value }) => ({ key, term: name, value })),
          {
            key: 'services',
            term: t('info.services'),
            value: options.join(', ') || (isMove ? '' : t('info.none')),
          },
          { key: 'goods', term: t('info.goods'), value: goodsTexts.filter(Boolean).join(' · ') },
          { key: 'remark', term: t('info.remark'), value: remark },
        ]}
      />
    </SectionCard>
  );
}
