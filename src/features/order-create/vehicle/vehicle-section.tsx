import styled from '@emotion/styled';
import { useTranslation } from 'next-i18next/pages';
import { memo } from 'react';
import type { DraftGoodsSize } from '@/domain/order-draft';
import { readGoods } from '@/domain/goods';
import { Button } from '@/ui/button';
import { Notice } from '@/ui/notice';
import { SectionCard } from '@/ui/section-card';
import { messageOf, VEHICLE_NAME, type Problem } from '../form/form-problems';
import { LoadFailed } from '../offer/load-failed';
import type { OfferState } from '../offer/use-offer';
import { useOfferWords } from '../offer/use-offer-words';
import { FitNotice } from './fit-notice';
import { GoodsSizeFields } from './goods-size-fields';
import type { VehiclePrices } from './use-vehicle-prices';
import { VehicleCards } from './vehicle-cards';
import { VehicleSkeleton } from './vehicle-skeleton';

const Gap = styled('div')(({ theme }) => ({ marginBottom: theme.spacing(4) }));

type VehicleSectionProps = {
  pools: OfferState['pools'];
  prices: VehiclePrices;
  chosenId: string;
  droppedId: string | null;
  goodsSize: DraftGoodsSize;
  problems: readonly Problem[];
  onChoose: (id: string) => void;
  onGoodsSize: (patch: Partial<DraftGoodsSize>) => void;
};

export const VehicleSection = memo(function VehicleSection(props: VehicleSectionProps) {
  const { pools, prices, chosenId, droppedId, goodsSize, problems, onChoose, onGoodsSize } = props;
  const { t } = useTranslation('composer');
  const goods = readGoods(goodsSize);

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
      {droppedId === null || chosenId !== '' ? null : <DroppedVehicle id={droppedId} />}
      <GoodsSizeFields size={goodsSize} problems={problems} onChange={onGoodsSize} />
      {pools.data ? (
        <>
          <FitNotice
            goods={goods}
            pools={pools.data}
            chosen={pools.data.find(({ id }) => id === chosenId)}
            onChoose={onChoose}
          />
          <VehicleCards
            pools={pools.data}
            goods={goods}
            prices={prices}
            chosenId={chosenId}
            error={messageOf(problems, VEHICLE_NAME)}
            onChoose={onChoose}
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
});

function DroppedVehicle({ id }: { id: string }) {
  const { t } = useTranslation('composer');
  const name = useOfferWords().vehicleNameById(id);
  return (
    <Gap>
      <Notice tone="attention">
        {name === null ? t('vehicle.droppedUnknown') : t('vehicle.dropped', { vehicle: name })}
      </Notice>
    </Gap>
  );
}
