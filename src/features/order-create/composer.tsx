import styled from '@emotion/styled';
import { useTranslation } from 'next-i18next/pages';
import { type ReactNode, type SubmitEvent, useEffect, useEffectEvent, useState } from 'react';
import { isOpenMoment } from '@/domain/order/appointment';
import { setAppointment } from '@/domain/order/draft-changes';
import { rulesOf } from '@/domain/order/kinds';
import { serverNow } from '@/domain/time/clock';
import { preventComposingSubmit } from '@/lib/browser/is-composing';
import { useHashFocus } from '@/lib/browser/use-hash-focus';
import { useLazyTexts } from '@/lib/i18n/lazy-texts';
import { useAppSelector } from '@/store/hooks';
import { selectIsDraftDamaged } from '@/store/order-draft-slice';
import { useHomeMoveTexts } from '@/ui/home-move/use-home-move-texts';
import { Button } from '@/ui/kit/button/button';
import { BottomBar } from '@/ui/kit/layout/bottom-bar';
import { DeferredRender } from '@/ui/kit/layout/deferred-render';
import { lazyPart } from '@/ui/kit/layout/lazy-part';
import { ComposerColumns, Sections } from './composer-frame';
import type { DraftNews, DraftTransfer } from './draft-news';
import { GoodsSection } from './goods/goods-section';
import { HomeMoveSkeleton, LazyHomeMoveSections, LazyPossibleExtras } from './home-move/lazy-home-move-sections';
import { OfferProvider } from './offer/offer-context';
import { OptionsSection } from './options/options-section';
import { LazyPhotosSection } from './photos/lazy-photos-section';
import { EstimateProvider } from './price/estimate';
import { OrderPanel } from './price/order-panel';
import { PriceBar } from './price/price-bar';
import { ProblemsProvider, useChecks } from './problems';
import { RouteSection } from './route/route-section';
import { TypeSection } from './type-section';
import { useChangeDraft, useDraft, useReadDraft } from './use-draft';
import { useGoToPayment } from './use-go-to-payment';
import { VehicleSection } from './vehicle/vehicle-section';
import { useAppointmentExpiry } from './when/use-appointment-expiry';
import { WhenSection } from './when/when-section';

const Reason = styled('p')(({ theme }) => ({
  marginTop: theme.spacing(2),
  fontSize: theme.typography.caption.fontSize,
  lineHeight: 1.4,
  textAlign: 'center',
  color: theme.vars.palette.text.secondary,
}));

/** The page's main action. Shows the reason while it waits for the price. */
function SubmitButton({ isBusy, isWaitingForPrice }: { isBusy: boolean; isWaitingForPrice: boolean }) {
  const { t } = useTranslation('composer');
  return (
    <>
      <Button type="submit" variant="primary" size="large" isFullWidth isLoading={isBusy}>
        {t('submit.next')}
      </Button>
      {isWaitingForPrice ? <Reason role="status">{t('submit.waiting')}</Reason> : null}
    </>
  );
}

// On narrower screens the bottom bar holds the button.
const Desktop = styled('div')(({ theme }) => ({ [theme.breakpoints.down('desk')]: { display: 'none' } }));

const LazyDraftNews = lazyPart<Parameters<typeof DraftNews>[0]>(() =>
  import('./draft-news').then((module) => module.DraftNews),
);
const LazyProblemList = lazyPart(() => import('./problem-list').then((module) => module.ProblemList));

type ComposerProps = { handover: DraftTransfer | null; planner: ReactNode };

export function Composer(props: ComposerProps) {
  return (
    <OfferProvider>
      <EstimateProvider>
        <ProblemsProvider>
          <Form {...props} />
        </ProblemsProvider>
      </EstimateProvider>
    </OfferProvider>
  );
}

/** Removes an appointment in the past, at the start and while the page is open. */
function useAppointment() {
  const readDraft = useReadDraft();
  const change = useChangeDraft();
  const [hasPassed, setHasPassed] = useState(false);

  function removePassed() {
    const { appointmentAt, orderType } = readDraft();
    if (appointmentAt === null || isOpenMoment(appointmentAt, serverNow(), orderType)) return;
    setHasPassed(true);
    change(setAppointment(null));
  }
  const removeAtStart = useEffectEvent(removePassed);
  // eslint-disable-next-line react-hooks/set-state-in-effect -- the current time is external state
  useEffect(() => removeAtStart(), []);
  useAppointmentExpiry(removePassed);

  return {
    hasPassed,
    setAppointment: (appointmentAt: string | null) => {
      setHasPassed(false);
      change(setAppointment(appointmentAt));
    },
  };
}

function Form({ handover, planner }: ComposerProps) {
  const orderType = useDraft((draft) => draft.orderType);
  const { hasInventory } = rulesOf(orderType);
  const isDamaged = useAppSelector(selectIsDraftDamaged);
  const hasMovingTexts = useLazyTexts(hasInventory ? 'moving' : null);
  const isMoveReady = useHomeMoveTexts(orderType) && hasMovingTexts;
  const appointment = useAppointment();
  const { problems, checkShown } = useChecks();
  const { goOn, isBusy, isWaitingForPrice } = useGoToPayment();
  useHashFocus();

  const button = <SubmitButton isBusy={isBusy} isWaitingForPrice={isWaitingForPrice} />;

  function handleSubmit(event: SubmitEvent) {
    event.preventDefault();
    goOn();
  }

  return (
    // Choosing an option is a click, also by keyboard, so `onClick` checks too.
    <form
      noValidate
      onSubmit={handleSubmit}
      onKeyDown={preventComposingSubmit}
      onBlur={checkShown}
      onClick={checkShown}
    >
      <ComposerColumns>
        <Sections>
          {isDamaged || handover ? (
            <LazyDraftNews isDamaged={isDamaged} handover={handover} hasMoveTexts={isMoveReady} />
          ) : null}
          <TypeSection hasMoveTexts={isMoveReady} />
          <DeferredRender>
            <RouteSection />
            {hasInventory ? moveSections() : rideSections()}
            <LazyPhotosSection />
          </DeferredRender>
        </Sections>
        <DeferredRender>
          <OrderPanel action={<Desktop>{button}</Desktop>}>
            {problems.length > 0 ? <LazyProblemList /> : null}
            {hasInventory && isMoveReady ? <LazyPossibleExtras /> : null}
          </OrderPanel>
        </DeferredRender>
      </ComposerColumns>
      <BottomBar until="desk" price={<PriceBar />}>
        {button}
      </BottomBar>
    </form>
  );

  function moveSections() {
    if (!isMoveReady) return <HomeMoveSkeleton />;
    return (
      <LazyHomeMoveSections hasPassed={appointment.hasPassed} planner={planner} onDay={appointment.setAppointment} />
    );
  }

  function rideSections() {
    return (
      <>
        <VehicleSection />
        <OptionsSection />
        <WhenSection hasPassed={appointment.hasPassed} onChange={appointment.setAppointment} />
        <GoodsSection />
      </>
    );
  }
}
