import styled from '@emotion/styled';
import { useTranslation } from 'next-i18next/pages';
import { setVehicle } from '@/domain/order/draft-changes';
import { readGoods } from '@/domain/order/goods';
import { Button } from '@/ui/kit/button/button';
import { LeftOutNotice } from '@/ui/order/left-out-notice';
import { Notice } from '@/ui/kit/feedback/notice';
import { SectionCard } from '@/ui/kit/layout/section-card';
import { useOffer } from '../offer/offer-context';
import { messageOf, useProblems, VEHICLE_NAME } from '../problems';
import { useChangeDraft, useDraft } from '../use-draft';
import { LoadFailed } from '../offer/load-failed';
import { useOfferLabels } from '../offer/use-offer-labels';
import { FitNotice } from './fit-notice';
import { GoodsSizeFields } from './goods-size-fields';
import { useVehiclePrices } from './use-vehicle-prices';
import { VehicleCards } from './vehicle-cards';
import { VehicleSkeleton } from './vehicle-skeleton';

const Gap = styled('div')(({ theme }) => ({ marginBottom: theme.spacing(4) }));

export function VehicleSection() {
  const { t } = useTranslation('composer');
  const { pools, pool, dropped, forgetDropped } = useOffer();
  const prices = useVehiclePrices();
  const chosenId = useDraft(({ vehiclePoolId }) => vehiclePoolId);
  const goodsSize = useDraft((draft) => draft.goodsSize);
  const change = useChangeDraft();
  const error = messageOf(useProblems(), VEHICLE_NAME);
  const goods = readGoods(goodsSize);

  function choose(id: string) {
    forgetDropped();
    change(setVehicle(id));
  }

  return (
    <SectionCard
      anchor="vehicle"
      title={t('vehicle.title')}
      action={
        prices.isPossible ? (
          <Button variant="outline" size="small" onClick={prices.toggle}>
            {t(prices.isShown ? 'vehicle.basePrices' : 'vehicle.routePrices')}
          </Button>
        ) : null
      }
    >
      {dropped.vehiclePoolId === null || chosenId !== '' ? null : <DroppedVehicle id={dropped.vehiclePoolId} />}
      <GoodsSizeFields />
      {pools.data ? (
        <>
          <LeftOutNotice answer={pools.data} kind="vehicles" />
          <FitNotice goods={goods} pools={pools.data} chosen={pool} onChoose={choose} />
          <VehicleCards
            pools={pools.data}
            goods={goods}
            prices={prices}
            chosenId={chosenId}
            error={error}
            onChoose={choose}
          />
        </>
      ) : null}
      {!pools.data && pools.isError ? (
        <LoadFailed
          message={t('vehicle.failed')}
          error={pools.error}
          isRetrying={pools.isFetching}
          onRetry={() => void pools.refetch()}
        />
      ) : null}
      {pools.isPending ? <VehicleSkeleton /> : null}
    </SectionCard>
  );
}

function DroppedVehicle({ id }: { id: string }) {
  const { t } = useTranslation('composer');
  const name = useOfferLabels().vehicleNameById(id);
  return (
    <Gap>
      <Notice tone="attention">
        {name === null ? t('vehicle.droppedUnknown') : t('vehicle.dropped', { vehicle: name })}
      </Notice>
    </Gap>
  );
}
