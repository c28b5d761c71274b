import type { VehiclePool } from '@/api/driver/driver-requests';
import { countTrucks } from '@/domain/home-move/load';
import type { Load } from '@/domain/home-move/job';
import { setVehicle } from '@/domain/order/draft-changes';
import { useTranslation } from '@/lib/i18n/use-translation';
import { LoadFailed } from '../offer/load-failed';
import { useOffer } from '../offer/offer-context';
import { useOfferLabels } from '../offer/use-offer-labels';
import { messageOf, useProblems, VEHICLE_NAME } from '../problems';
import { useChangeDraft, useDraft } from '../use-draft';
import { VehicleCards } from '../vehicle/vehicle-cards';
import { VehicleSkeleton } from '../vehicle/vehicle-skeleton';
import { FoldedSection } from './folded-section';

/** The service levels show the price of the whole job, so a truck shows only its base price. */
const BASE_PRICES = { isOnDemand: false, isShown: false, toggle: () => undefined, wonOf: () => undefined };

export function TruckSection({ load }: { load: Load }) {
  const { t } = useTranslation(['moving', 'composer']);
  const { pools, forgetDropped } = useOffer();
  const { vehicleName } = useOfferLabels();
  const chosenId = useDraft(({ vehiclePoolId }) => vehiclePoolId);
  const change = useChangeDraft();
  const error = messageOf(useProblems(), VEHICLE_NAME);

  function noteOf(pool: VehiclePool) {
    const count = countTrucks(load, pool);
    return count > 1 ? t('vehicle.several', { count }) : null;
  }

  const chosen = pools.data?.find(({ id }) => id === chosenId);
  return (
    <FoldedSection
      title={t('vehicle.title')}
      value={chosen ? vehicleName(chosen) : t('vehicle.lead')}
      isOpen={Boolean(error)}
    >
      {pools.data ? (
        <VehicleCards
          pools={pools.data}
          goods={{}}
          prices={BASE_PRICES}
          chosenId={chosenId}
          error={error}
          noteOf={noteOf}
          onChoose={(id) => {
            forgetDropped();
            change(setVehicle(id));
          }}
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
    </FoldedSection>
  );
}
