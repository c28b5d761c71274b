import styled from '@emotion/styled';
import { useTranslation } from 'next-i18next/pages';
import type { PublicOrder } from '@/api/order/order-requests';
import { maskName } from '@/domain/text/masking';
import { textContextOf } from '@/domain/order/kinds';
import { isFinalStatus } from '@/domain/order/status';
import { isVehicleClass } from '@/domain/order/vehicles';
import { vehicleName } from '@/ui/order/order-names';
import { SectionCard } from '@/ui/kit/layout/section-card';
import { VehicleDrawing } from '@/ui/order/vehicles/vehicle-drawing';

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(4),
  '& > div': { minWidth: 0 },
  '& strong': { display: 'block', fontWeight: theme.typography.fontWeightBold },
}));
const SecondaryText = styled('p')(({ theme }) => ({
  fontSize: theme.typography.body2.fontSize,
  color: theme.vars.palette.text.secondary,
}));

export function PublicDriver({ order }: { order: PublicOrder }) {
  const { t, i18n } = useTranslation(['public', 'order']);
  const { driver, status } = order;
  if (!driver && isFinalStatus(status)) return null;

  const vehicleClass = driver?.vehicleClass ?? order.vehicleClass ?? '';
  const vehicle = isVehicleClass(vehicleClass) ? vehicleClass : null;
  return (
    <SectionCard title={t('driver.title', { context: textContextOf(order.orderType) })}>
      <Row>
        {driver ? (
          <div>
            <strong>{maskName(driver.name)}</strong>
            <SecondaryText>
              {[vehicleName(i18n, vehicleClass, ''), driver.plateNo].filter(Boolean).join(' · ')}
            </SecondaryText>
          </div>
        ) : (
          <SecondaryText>{t('driver.none')}</SecondaryText>
        )}
        {vehicle ? <VehicleDrawing vehicle={vehicle} width={80} /> : null}
      </Row>
    </SectionCard>
  );
}
