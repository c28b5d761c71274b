import { useTranslation } from '@/lib/i18n/use-translation';
import type { VehiclePool } from '@/api/driver/driver-requests';
import type { Locale } from '@/config/locales';
import { withUnit } from '@/domain/text/format';
import { styled } from '@/ui/styled';
import { useLocale } from '@/ui/use-locale';

const KG_PER_TONNE = 1000;
const CM_PER_METRE = 100;

/** Formats 1,400 kg as 1.4t; below a tonne as kilograms. */
const weightText = (kg: number, locale: Locale) =>
  kg < KG_PER_TONNE ? withUnit(kg, 'kg', locale) : withUnit(Number((kg / KG_PER_TONNE).toFixed(1)), 't', locale);

/** For example `45×40×40cm` or `2.86×1.63m`. */
function sizeText(sidesCm: readonly number[], locale: Locale) {
  const isLarge = sidesCm.some((side) => side >= CM_PER_METRE);
  const figures = sidesCm.map((side) => (isLarge ? Number((side / CM_PER_METRE).toFixed(2)) : side));
  // The zero-width space lets narrow cards break after a sign, not before the unit.
  return withUnit(figures.join('×\u200b'), isLarge ? 'm' : 'cm', locale);
}

const Line = styled('span')({ display: 'block' });
const Piece = styled('span')({ display: 'inline-block' });

/** Payload and inner size of a vehicle. */
export function VehicleFacts({ pool: { payloadKg, innerCm } }: { pool: VehiclePool }) {
  const { t } = useTranslation('composer');
  const locale = useLocale();

  function innerSize({ length, width, height }: NonNullable<VehiclePool['innerCm']>) {
    if (height !== null) return sizeText([length, width, height], locale);
    return (
      <>
        {sizeText([length, width], locale)} <Piece>{t('vehicle.openTop')}</Piece>
      </>
    );
  }

  return (
    <>
      {payloadKg > 0 ? <Line>{t('vehicle.payload', { weight: weightText(payloadKg, locale) })}</Line> : null}
      {innerCm ? <Line>{innerSize(innerCm)}</Line> : null}
    </>
  );
}
