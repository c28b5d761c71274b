import { keyframes } from '@emotion/react';
import { useTranslation } from '@/lib/i18n/use-translation';
import { memo } from 'react';
import type { Order } from '@/api/order/order-requests';
import { textContextOf } from '@/domain/order/kinds';
import { isSafeNumber } from '@/domain/text/phone';
import { keepOnOneLine } from '@/domain/text/visible-text';
import { isVehicleClass } from '@/domain/order/vehicles';
import { languageOf } from '@/domain/text/format';
import { CallLink } from '@/ui/order/call-link';
import { vehicleName } from '@/ui/order/order-names';
import { ScreenOnly } from '@/ui/kit/layout/screen-only';
import { SectionCard } from '@/ui/kit/layout/section-card';
import { VehicleDrawing } from '@/ui/order/vehicles/vehicle-drawing';
import { styled } from '@/ui/styled';
import { phoneToCall } from '../actions/available-actions';

const MIN_DRAWING = 56;

const arrive = keyframes({ from: { transform: 'translateY(12px)', opacity: 0 } });
const Appearing = styled('div')({ '&[data-new="true"]': { animation: `${arrive} 400ms ease-out` } });

const Driver = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(4),
  '& > div': { minWidth: 0 },
  // The drawing shrinks first: a number plate broken over two lines is hard to read.
  '& > div:not(:only-child)': { flex: 'none', maxWidth: `calc(100% - ${MIN_DRAWING}px - ${theme.spacing(4)})` },
  '& > svg': { flex: '0 1 auto', minWidth: MIN_DRAWING },
  '& strong': { ...theme.typography.h2, display: 'block' },
  '& span': { color: theme.vars.palette.text.secondary, fontSize: theme.typography.body2.fontSize },
}));

const Plate = styled('span')(({ theme }) => ({
  display: 'inline-block',
  marginTop: theme.spacing(2),
  padding: theme.spacing(0.5, 2),
  borderRadius: 6,
  border: `1px solid ${theme.vars.palette.line.strong}`,
  fontWeight: theme.typography.fontWeightBold,
  overflowWrap: 'anywhere',
  '&&': { color: theme.vars.palette.text.primary, fontSize: `min(${theme.typography.body2.fontSize}, 5.5vw)` },
}));

const Quiet = styled('p')(({ theme }) => ({
  marginTop: theme.spacing(2),
  fontSize: theme.typography.caption.fontSize,
  color: theme.vars.palette.text.secondary,
}));
const Call = styled(ScreenOnly)(({ theme }) => ({ marginTop: theme.spacing(4) }));

/** The driver and vehicle. Until the order is over, with a call button. `isNew`: just assigned. */
export const DriverCard = memo(function DriverCard({ order, isNew }: { order: Order; isNew: boolean }) {
  const { t, i18n } = useTranslation(['detail', 'order']);
  const { driver } = order;
  if (!driver) return null;
  const phone = phoneToCall(order);
  const context = textContextOf(order.orderType);
  const { vehicleClass } = driver;
  const facts = [
    vehicleName(i18n, vehicleClass),
    driver.rating === undefined ? null : t('driver.rating', { rating: driver.rating.toFixed(1) }),
  ];
  return (
    <Appearing data-new={isNew}>
      <SectionCard title={t('driver.title', { context })}>
        <Driver>
          <div>
            <strong>
              <bdi lang={languageOf(driver.name)}>{driver.name}</bdi>
            </strong>
            <span>{facts.filter(Boolean).join(' · ')}</span>
            {driver.plateNo ? (
              <div>
                <Plate lang={languageOf(driver.plateNo)}>{keepOnOneLine(driver.plateNo)}</Plate>
              </div>
            ) : null}
          </div>
          {isVehicleClass(vehicleClass) ? <VehicleDrawing vehicle={vehicleClass} width={116} /> : null}
        </Driver>
        {phone ? (
          <Call>
            <CallLink phone={phone} label={t('driver.callNamed', { name: driver.name }).trim()}>
              {t('driver.call')}
            </CallLink>
            {isSafeNumber(phone) ? <Quiet>{t('driver.privacy', { context })}</Quiet> : null}
          </Call>
        ) : null}
      </SectionCard>
    </Appearing>
  );
});
