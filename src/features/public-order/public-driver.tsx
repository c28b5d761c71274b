import { useTranslation } from '@/lib/i18n/use-translation';
import type { PublicOrder } from '@/api/order/order-requests';
import { languageOf } from '@/domain/text/format';
import { maskName } from '@/domain/text/masking';
import { isSafeNumber } from '@/domain/text/phone';
import { textContextOf } from '@/domain/order/kinds';
import { isFinalStatus } from '@/domain/order/status';
import { isVehicleClass } from '@/domain/order/vehicles';
import { vehicleName } from '@/ui/order/order-names';
import { CallLink } from '@/ui/order/call-link';
import { ScreenOnly } from '@/ui/kit/layout/screen-only';
import { SectionCard } from '@/ui/kit/layout/section-card';
import { VehicleDrawing } from '@/ui/order/vehicles/vehicle-drawing';
import { styled } from '@/ui/styled';

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

// A number plate in two lines reads as two numbers, so it breaks only if it is wider than the card.
const Plate = styled('span')({ display: 'inline-block', maxWidth: '100%', overflowWrap: 'anywhere' });

const Call = styled(ScreenOnly)(({ theme }) => ({ marginTop: theme.spacing(4) }));

/** Who brings it. A number shows only if it is a safe one, which ends with the order. */
export function PublicDriver({ order }: { order: PublicOrder }) {
  const { t, i18n } = useTranslation(['public', 'order']);
  const { driver, status } = order;
  if (!driver) return null;

  const vehicleClass = driver.vehicleClass ?? order.vehicleClass ?? '';
  const name = vehicleName(i18n, vehicleClass, '');
  const vehicle = isVehicleClass(vehicleClass) ? vehicleClass : null;
  return (
    <SectionCard title={t('driver.title', { context: textContextOf(order.orderType) })}>
      <Row>
        <div>
          <strong lang={languageOf(driver.name)}>{maskName(driver.name)}</strong>
          <SecondaryText>
            {name}
            {name && driver.plateNo ? ' · ' : null}
            {driver.plateNo ? <Plate lang={languageOf(driver.plateNo)}>{driver.plateNo}</Plate> : null}
          </SecondaryText>
        </div>
        {vehicle ? <VehicleDrawing vehicle={vehicle} width={80} /> : null}
      </Row>
      {driver.mobileNo && isSafeNumber(driver.mobileNo) && !isFinalStatus(status) ? (
        <Call>
          <CallLink phone={driver.mobileNo}>{t('driver.call', { context: textContextOf(order.orderType) })}</CallLink>
        </Call>
      ) : null}
    </SectionCard>
  );
}
