import { styled } from '@mui/material/styles';
import { useTranslation } from 'next-i18next/pages';
import { memo } from 'react';
import { formatWon } from '@/domain/format';
import { isVehicleClass } from '@/domain/vehicles';
import { TruckIcon } from '@/ui/icons/place-icons';
import { Notice } from '@/ui/notice';
import { RadioCards } from '@/ui/radio-cards';
import { SectionCard } from '@/ui/section-card';
import { useLocale } from '@/ui/use-locale';
import { VehicleDrawing } from '@/ui/vehicles/vehicle-drawing';
import { VEHICLE_NAME } from '../form/form-problems';
import { LoadFailed } from '../offer/load-failed';
import type { OfferState } from '../offer/use-offer';
import { useOfferWords } from '../offer/use-offer-words';
import { VehicleFacts } from './vehicle-facts';
import { VehicleSkeleton } from './vehicle-skeleton';

const Gap = styled('div')(({ theme }) => ({ marginBottom: theme.spacing(4) }));

const DRAWING_WIDTH = 116;

type VehicleSectionProps = {
  pools: OfferState['pools'];
  chosenId: string;
  droppedId: string | null;
  error: string | undefined;
  onChoose: (id: string) => void;
};

export const VehicleSection = memo(function VehicleSection({
  pools,
  chosenId,
  droppedId,
  error,
  onChoose,
}: VehicleSectionProps) {
  const { t } = useTranslation('composer');
  const locale = useLocale();
  const { vehicleName, vehicleNameById } = useOfferWords();

  return (
    <SectionCard title={t('vehicle.title')}>
      {droppedId === null || chosenId !== '' ? null : <DroppedVehicle name={vehicleNameById(droppedId)} />}
      {pools.data ? (
        <RadioCards
          legend={t('vehicle.legend')}
          isLegendHidden
          name={VEHICLE_NAME}
          layout="grid"
          value={chosenId === '' ? null : chosenId}
          onChange={onChoose}
          error={error}
          cards={pools.data.map((pool) => ({
            value: pool.id,
            title: vehicleName(pool),
            description: <VehicleFacts pool={pool} />,
            meta: t('vehicle.base', { price: formatWon(pool.basePrice, locale) }),
            picture: isVehicleClass(pool.vehicleClass) ? (
              <VehicleDrawing vehicle={pool.vehicleClass} width={DRAWING_WIDTH} />
            ) : (
              <TruckIcon size={28} />
            ),
          }))}
        />
      ) : null}
      {!pools.data && pools.isError ? (
        <LoadFailed message={t('vehicle.failed')} isRetrying={pools.isFetching} onRetry={() => void pools.refetch()} />
      ) : null}
      {pools.isPending ? <VehicleSkeleton /> : null}
    </SectionCard>
  );
});

function DroppedVehicle({ name }: { name: string | null }) {
  const { t } = useTranslation('composer');
  return (
    <Gap>
      <Notice tone="attention">
        {name === null ? t('vehicle.droppedUnknown') : t('vehicle.dropped', { vehicle: name })}
      </Notice>
    </Gap>
  );
}
