import styled from '@emotion/styled';
import { useTranslation } from 'next-i18next/pages';
import type { PublicOrder } from '@/api/order/order-requests';
import { maskName } from '@/domain/text/masking';
import { isFinalStatus } from '@/domain/order/status';
import { isVehicleClass, type VehicleClass } from '@/domain/order/vehicles';
import { lazyPart } from '@/ui/kit/layout/lazy-part';
import { SectionCard } from '@/ui/kit/layout/section-card';
import { Skeleton } from '@/ui/kit/feedback/skeleton';

/** Loads lazily: the page is complete without it, and its readers are often on mobile data. */
const Drawing = lazyPart<{ vehicle: VehicleClass; width?: number }>(
  () => import('@/ui/order/vehicles/vehicle-drawing').then((module) => module.VehicleDrawing),
  { fallback: <Skeleton width={80} height={33} /> },
);

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
  const { t } = useTranslation(['public', 'order']);
  const { driver, status } = order;
  if (!driver && isFinalStatus(status)) return null;

  const vehicleClass = driver?.vehicleClass ?? order.vehicleClass ?? '';
  const vehicle = isVehicleClass(vehicleClass) ? vehicleClass : null;
  return (
    <SectionCard title={t('driver.title')}>
      <Row>
        {driver ? (
          <div>
            <strong>{maskName(driver.name)}</strong>
            <SecondaryText>
              {[vehicle ? t(`order:vehicle.${vehicle}`) : '', driver.plateNo].filter(Boolean).join(' · ')}
            </SecondaryText>
          </div>
        ) : (
          <SecondaryText>{t('driver.none')}</SecondaryText>
        )}
        {vehicle ? <Drawing vehicle={vehicle} width={80} /> : null}
      </Row>
    </SectionCard>
  );
}
