import { useTranslation } from '@/lib/i18n/use-translation';
import type { VehiclePool } from '@/api/driver/driver-requests';
import { formatWon } from '@/domain/text/format';
import { checkGoodsFit, type Goods } from '@/domain/order/goods';
import { isVehicleClass } from '@/domain/order/vehicles';
import { TruckIcon } from '@/ui/kit/icons/place-icons';
import { RadioCards } from '@/ui/kit/form/radio-cards';
import { useLocale } from '@/ui/use-locale';
import { VehicleDrawing } from '@/ui/order/vehicles/vehicle-drawing';
import { styled } from '@/ui/styled';
import { VEHICLE_NAME } from '../problems';
import { useOfferLabels } from '../offer/use-offer-labels';
import type { VehiclePrices } from './use-vehicle-prices';
import { VehicleFacts } from './vehicle-facts';

const DRAWING_WIDTH = 116;

const Unfit = styled('span')(({ theme }) => ({
  display: 'block',
  fontWeight: theme.typography.fontWeightMedium,
  color: theme.vars.palette.attention.text,
}));

const Reason = styled('span')(({ theme }) => ({
  display: 'block',
  fontWeight: theme.typography.fontWeightMedium,
  color: theme.vars.palette.text.primary,
}));

const Cost = styled('span')(({ theme }) => ({ fontSize: theme.typography.body2.fontSize }));

type VehicleCardsProps = {
  pools: readonly VehiclePool[];
  goods: Goods;
  prices: VehiclePrices;
  chosenId: string;
  error: string | undefined;
  /** The cheapest vehicle for the goods, which says so. Chosen or not: a line that moves would shift the cards. */
  cheapestId?: string | undefined;
  /** Text for a vehicle that can still be chosen. */
  noteOf?: (pool: VehiclePool) => string | null;
  onChoose: (id: string) => void;
};

/**
 * A vehicle that cannot carry the goods is disabled and says why. A chosen one stays chosen; the notice above explains.
 */
export function VehicleCards({
  pools,
  goods,
  prices,
  chosenId,
  error,
  cheapestId,
  noteOf,
  onChoose,
}: VehicleCardsProps) {
  const { t } = useTranslation('composer');
  const locale = useLocale();
  const { vehicleName } = useOfferLabels();

  function priceText({ id, basePrice }: VehiclePool) {
    if (!prices.isShown) return t('vehicle.base', { price: formatWon(basePrice, locale) });
    const won = prices.wonOf(id);
    if (won === undefined) return t('vehicle.noPrice');
    return won === null ? t('vehicle.asking') : formatWon(won, locale);
  }

  return (
    <RadioCards
      legend={t('vehicle.legend')}
      isLegendHidden
      name={VEHICLE_NAME}
      layout="grid"
      value={chosenId === '' ? null : chosenId}
      onChange={onChoose}
      error={error}
      cards={pools.map((pool) => {
        const fit = checkGoodsFit(goods, pool);
        const note = fit.fits ? noteOf?.(pool) : t(`vehicle.unfit.${fit.reason}`);
        const isCheapest = pool.id === cheapestId;
        return {
          value: pool.id,
          title: vehicleName(pool),
          description: (
            <>
              <VehicleFacts pool={pool} />
              {note ? <Unfit>{note}</Unfit> : null}
              {isCheapest ? <Reason>{t('vehicle.cheapest')}</Reason> : null}
            </>
          ),
          meta: <Cost>{priceText(pool)}</Cost>,
          isDisabled: !fit.fits && pool.id !== chosenId,
          picture: isVehicleClass(pool.vehicleClass) ? (
            <VehicleDrawing vehicle={pool.vehicleClass} width={DRAWING_WIDTH} />
          ) : (
            <TruckIcon size={28} />
          ),
        };
      })}
    />
  );
}
