import type { VehiclePool } from '@/api/driver/driver-requests';
import { trucksFor } from '@/domain/moving/load';
import type { Load } from '@/domain/moving/moving-job';
import { useTranslation } from 'next-i18next/pages';
import { SectionCard } from '@/ui/section-card';
import { messageOf, VEHICLE_NAME, type Problem } from '../form/form-problems';
import { LoadFailed } from '../offer/load-failed';
import type { OfferState } from '../offer/use-offer';
import { VehicleCards } from '../vehicle/vehicle-cards';
import { VehicleSkeleton } from '../vehicle/vehicle-skeleton';

type MovingVehicleSectionProps = {
  offer: OfferState;
  load: Load;
  chosenId: string;
  problems: readonly Problem[];
  onChoose: (id: string) => void;
};

/** The levels say what the whole job costs; here a truck's own price is enough. */
const BASE_PRICES = { isPossible: false, isShown: false, toggle: () => undefined, wonOf: () => undefined };

export function MovingVehicleSection({
  offer: { pools },
  load,
  chosenId,
  problems,
  onChoose,
}: MovingVehicleSectionProps) {
  const { t } = useTranslation(['moving', 'composer']);
  function noteOf(pool: VehiclePool) {
    const count = trucksFor(load, pool);
    return count > 1 ? t('vehicle.several', { count }) : null;
  }

  return (
    <SectionCard title={t('vehicle.title')} lead={t('vehicle.lead')}>
      {pools.data ? (
        <VehicleCards
          pools={pools.data}
          goods={{}}
          prices={BASE_PRICES}
          chosenId={chosenId}
          error={messageOf(problems, VEHICLE_NAME)}
          noteOf={noteOf}
          onChoose={onChoose}
        />
      ) : null}
      {!pools.data && pools.isError ? (
        <LoadFailed
          message={t('composer:vehicle.failed')}
          error={pools.error}
          isRetrying={pools.isFetching}
          onRetry={() => void pools.refetch()}
        />
      ) : null}
      {pools.isPending ? <VehicleSkeleton /> : null}
    </SectionCard>
  );
}
