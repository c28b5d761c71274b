import { useTranslation } from '@/lib/i18n/use-translation';
import { useDeferredValue, useRef } from 'react';
import { env } from '@/config/env';
import { leftOutOf } from '@/domain/left-out';
import { setVehicle } from '@/domain/order/draft-changes';
import { cheapestFitting, readGoods } from '@/domain/order/goods';
import { useIsInView } from '@/lib/browser/use-is-in-view';
import { Button } from '@/ui/kit/button/button';
import { LeftOutNotice } from '@/ui/order/left-out-notice';
import { Notice } from '@/ui/kit/feedback/notice';
import { SectionCard } from '@/ui/kit/layout/section-card';
import { styled } from '@/ui/styled';
import { useOffer } from '../offer/offer-context';
import { messageOf, useProblems, VEHICLE_NAME } from '../problems';
import { useChangeDraft, useDraft } from '../use-draft';
import { LoadFailed } from '../offer/load-failed';
import { useOfferLabels } from '../offer/use-offer-labels';
import { FitNotice } from './fit-notice';
import { Gap } from './gap';
import { GoodsChips } from './goods-chips';
import { GoodsSizeFields } from './goods-size-fields';
import { useVehiclePrices } from './use-vehicle-prices';
import { VehicleCards } from './vehicle-cards';
import { VehicleSkeleton } from './vehicle-skeleton';

const Hint = styled('p')(({ theme }) => ({
  marginBottom: theme.spacing(3),
  fontSize: theme.typography.caption.fontSize,
  color: theme.vars.palette.text.secondary,
}));

export function VehicleSection() {
  const { t } = useTranslation('composer');
  const { pools, pool, dropped, forgetDropped } = useOffer();
  const cards = useRef<HTMLDivElement>(null);
  const prices = useVehiclePrices(useIsInView(cards));
  const chosenId = useDraft(({ vehiclePoolId }) => vehiclePoolId);
  const goodsSize = useDraft((draft) => draft.goodsSize);
  const change = useChangeDraft();
  const error = messageOf(useProblems(), VEHICLE_NAME);
  const goods = readGoods(goodsSize);
  // Renders the cards in slices when they arrive.
  const hasCards = useDeferredValue(pools.data !== undefined);

  const hint = () => {
    if (prices.isShown) return t('vehicle.routeHint');
    return `${t('vehicle.baseHint')} ${t(env.vehiclePrices === 'chosen' ? 'vehicle.askForPrices' : 'vehicle.pricesCome')}`;
  };

  function choose(id: string) {
    forgetDropped();
    change(setVehicle(id));
  }

  return (
    <SectionCard
      anchor="vehicle"
      title={t('vehicle.title')}
      action={
        prices.isOnDemand ? (
          <Button variant="outline" size="small" onClick={prices.toggle}>
            {t(prices.isShown ? 'vehicle.basePrices' : 'vehicle.routePrices')}
          </Button>
        ) : null
      }
    >
      {dropped.vehiclePoolId === null || chosenId !== '' ? null : <DroppedVehicle id={dropped.vehiclePoolId} />}
      <GoodsChips pools={pools.data} />
      <GoodsSizeFields />
      <Hint>{hint()}</Hint>
      <div ref={cards}>{cardsOrState()}</div>
    </SectionCard>
  );

  function cardsOrState() {
    if (pools.data?.length === 0 && leftOutOf(pools.data) === 0) return <Notice>{t('vehicle.empty')}</Notice>;
    if (pools.data && hasCards) {
      return (
        <>
          <LeftOutNotice answer={pools.data} kind="vehicles" />
          <FitNotice goods={goods} pools={pools.data} chosen={pool} onChoose={choose} />
          <VehicleCards
            pools={pools.data}
            goods={goods}
            prices={prices}
            chosenId={chosenId}
            error={error}
            cheapestId={cheapestFitting(goods, pools.data)?.id}
            onChoose={choose}
          />
        </>
      );
    }
    if (!pools.isError) return <VehicleSkeleton />;
    return (
      <LoadFailed
        message={t('vehicle.failed')}
        error={pools.error}
        isRetrying={pools.isFetching}
        onRetry={() => void pools.refetch()}
      />
    );
  }
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
