import { styled } from '@mui/material/styles';
import { useTranslation } from 'next-i18next/pages';
import type { VehiclePool } from '@/api/driver/driver-requests';

const KG_PER_TONNE = 1000;

/** 1,400 kg reads as 1.4t; below a tonne it stays kilograms. */
const weightText = (kg: number) => (kg < KG_PER_TONNE ? `${kg}kg` : `${Number((kg / KG_PER_TONNE).toFixed(1))}t`);

const Line = styled('span')({ display: 'block', wordBreak: 'keep-all' });

/** What goes into a vehicle: its payload and the room inside. */
export function VehicleFacts({ pool: { payloadKg, innerCm } }: { pool: VehiclePool }) {
  const { t } = useTranslation('composer');

  function innerText(inner: NonNullable<VehiclePool['innerCm']>) {
    const { length, width, height } = inner;
    return height === null ? t('vehicle.innerOpen', { length, width }) : t('vehicle.inner', { length, width, height });
  }

  return (
    <>
      <Line>{t('vehicle.payload', { weight: weightText(payloadKg) })}</Line>
      {innerCm ? <Line>{innerText(innerCm)}</Line> : null}
    </>
  );
}
