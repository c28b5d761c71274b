import { useFormikContext } from 'formik';
import { useMemo, useState, type ReactNode, type SubmitEvent } from 'react';
import { holdComposingEnter } from '@/lib/browser/is-composing';
import { movingTexts } from '@/lib/i18n/lazy/moving';
import { useLazyTexts } from '@/lib/i18n/lazy-texts';
import { useAppSelector } from '@/store/hooks';
import { selectIsDraftDamaged } from '@/store/order-draft-slice';
import { BottomBar } from '@/ui/bottom-bar';
import { Later } from '@/ui/later';
import { lazyPart } from '@/ui/lazy-part';
import { useMovingWords } from '@/ui/use-moving-words';
import { ComposerColumns, Desktop, Sections } from './composer-frame';
import type { Handover } from './composer';
import { ComposerProvider } from './form/composer-context';
import type { ComposerValues } from './form/composer-values';
import { APPOINTMENT_ID, messageOf } from './form/form-problems';
import { ProblemList } from './form/problem-list';
import { createSetters } from './form/setters';
import { SubmitButton } from './form/submit-button';
import { useDraftSaver } from './form/use-draft-saver';
import { useFormState } from './form/use-form-state';
import { useProblemLabel } from './form/use-problem-label';
import { useSubmit } from './form/use-submit';
import { GoodsSection } from './goods/goods-section';
import { HandoverNotice } from './handover-notice';
import { LazyMovingSections, LazyPossibleExtras, MovingSkeleton } from './moving/lazy-moving-sections';
import { useOffer } from './offer/use-offer';
import { LazyPhotosSection } from './photos/lazy-photos-section';
import { OptionsSection } from './options/options-section';
import { OrderPanel } from './price/order-panel';
import { PriceBar } from './price/price-bar';
import { useEstimate } from './price/use-estimate';
import { useMissingText } from './price/use-missing-text';
import { RouteSection } from './route/route-section';
import { TypeSection } from './type-section';
import { useVehiclePrices } from './vehicle/use-vehicle-prices';
import { VehicleSection } from './vehicle/vehicle-section';
import { usePassingTime } from './when/use-passing-time';
import { WhenSection } from './when/when-section';

const LazyDamageNotice = lazyPart(() => import('./damage-notice').then((module) => module.DamageNotice));

type ComposerBodyProps = { hasPassed: boolean; handover: Handover | null; planner: ReactNode };

export function ComposerBody({ hasPassed: hadPassed, handover, planner }: ComposerBodyProps) {
  const { values } = useFormikContext<ComposerValues>();
  const isDamaged = useAppSelector(selectIsDraftDamaged);
  const form = useFormState();
  const isMove = values.orderType === 'HomeMoving';
  const hasMovingTexts = useLazyTexts(isMove ? movingTexts : null);
  const isMoveReady = useMovingWords(values.orderType) && hasMovingTexts;
  const [hasPassed, setHasPassed] = useState(hadPassed);
  const offer = useOffer(form, values);
  const estimate = useEstimate(values);
  const prices = useVehiclePrices(values, { pools: offer.pools.data, services: offer.services.data });
  const missing = useMissingText(values);
  const { submit, isBusy, isWaitingForPrice, problems } = useSubmit(form, values, estimate, missing);
  const problemLabel = useProblemLabel(values.waypoints);
  const { forgetDropped } = offer;
  const set = useMemo(() => createSetters(form, { forgetDropped, setHasPassed }), [form, forgetDropped]);

  useDraftSaver(form, values, estimate.priceFor);
  usePassingTime(values.appointmentAt, values.orderType, set.passedTime);

  const pool = offer.pools.data?.find(({ id }) => id === values.vehiclePoolId);
  const button = <SubmitButton isBusy={isBusy} isWaitingForPrice={isWaitingForPrice} />;

  function handleSubmit(event: SubmitEvent) {
    event.preventDefault();
    if (!isBusy) submit();
  }

  return (
    <ComposerProvider value={form}>
      <form noValidate onSubmit={handleSubmit} onKeyDown={holdComposingEnter}>
        <ComposerColumns>
          <Sections>
            {isDamaged ? <LazyDamageNotice /> : null}
            <HandoverNotice handover={handover} hasWords={isMoveReady} onUndo={set.replaceAll} />
            <TypeSection orderType={values.orderType} hasWords={isMoveReady} onChange={set.orderType} />
            <Later>
              <RouteSection waypoints={values.waypoints} problems={problems} isDirect={isMove} />
              {isMove ? moveSections() : rideSections()}
              <LazyPhotosSection />
            </Later>
          </Sections>
          <Later>
            <OrderPanel
              values={values}
              pool={pool}
              estimate={estimate}
              missing={missing}
              action={<Desktop>{button}</Desktop>}
            >
              <ProblemList problems={problems} labelOf={problemLabel} />
              {isMove && isMoveReady ? <LazyPossibleExtras moving={values.moving} /> : null}
            </OrderPanel>
          </Later>
        </ComposerColumns>
        <BottomBar until="desk" price={<PriceBar estimate={estimate} missing={missing} />}>
          {button}
        </BottomBar>
      </form>
    </ComposerProvider>
  );

  function moveSections() {
    if (!isMoveReady) return <MovingSkeleton />;
    return (
      <LazyMovingSections
        values={values}
        offer={offer}
        estimate={estimate}
        planner={planner}
        hasPassed={hasPassed}
        problems={problems}
        onVehicle={set.vehicle}
        onDay={set.appointment}
      />
    );
  }

  function rideSections() {
    return (
      <>
        <VehicleSection
          pools={offer.pools}
          prices={prices}
          chosenId={values.vehiclePoolId}
          droppedId={offer.dropped.vehiclePoolId}
          goodsSize={values.goodsSize}
          problems={problems}
          onChoose={set.vehicle}
          onGoodsSize={set.goodsSize}
        />
        <OptionsSection
          services={offer.services}
          pool={pool}
          chosen={values.services}
          dropped={offer.dropped.services}
          onChange={set.service}
        />
        <WhenSection
          orderType={values.orderType}
          appointmentAt={values.appointmentAt}
          hasPassed={hasPassed}
          error={messageOf(problems, APPOINTMENT_ID)}
          onChange={set.appointment}
        />
        <GoodsSection goodsDescription={values.goodsDescription} remark={values.remark} onChange={set.text} />
      </>
    );
  }
}
