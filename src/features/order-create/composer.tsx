import { useTranslation } from '@/lib/i18n/use-translation';
import { type ReactNode, type SubmitEvent, useEffect, useEffectEvent, useState } from 'react';
import { isListEmpty } from '@/domain/home-move/gaps';
import { isOpenMoment } from '@/domain/order/appointment';
import { checkList, setAppointment } from '@/domain/order/draft-changes';
import { rulesOf } from '@/domain/order/kinds';
import { serverNow } from '@/domain/time/clock';
import { preventComposingSubmit } from '@/lib/browser/is-composing';
import { useHashFocus } from '@/lib/browser/use-hash-focus';
import { useLazyTexts } from '@/lib/i18n/lazy-texts';
import { translateOr } from '@/lib/i18n/translate-or';
import { hasGuestLinks } from '@/lib/storage/has-guest-links';
import { useAppSelector } from '@/store/hooks';
import { selectIsDraftDamaged } from '@/store/order-draft-slice';
import { useHomeMoveTexts } from '@/ui/home-move/use-home-move-texts';
import { Button } from '@/ui/kit/button/button';
import { BottomBar } from '@/ui/kit/layout/bottom-bar';
import { DeferredRender } from '@/ui/kit/layout/deferred-render';
import { lazyPart } from '@/ui/kit/layout/lazy-part';
import { RenderWhenWanted } from '@/ui/kit/layout/render-when-wanted';
import { styled } from '@/ui/styled';
import { ComposerColumns, Sections } from './composer-frame';
import type { DraftNews, DraftTransfer } from './draft-news';
import { GoodsSection } from './goods/goods-section';
import {
  HomeMoveSkeleton,
  LazyLoadDrawing,
  LoadDrawingSkeleton,
  LazyPossibleExtras,
  LazyStepContent,
  LazyStepNav,
  StepNavSkeleton,
} from './home-move/lazy-home-move';
import { CHECKED_FIELDS, MOVE_STEPS, useMoveStep } from './home-move/steps';
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
import { useGoToPayment, useLoadFailure } from './use-go-to-payment';
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

type SubmitButtonProps = { isBusy: boolean; isWaitingForPrice: boolean; label: string };

/** The page's main action. Shows the reason while it waits for the price. */
function SubmitButton({ isBusy, isWaitingForPrice, label }: SubmitButtonProps) {
  const { t } = useTranslation('composer');
  return (
    <>
      <Button type="submit" variant="primary" size="large" isFullWidth isLoading={isBusy}>
        {label}
      </Button>
      {isWaitingForPrice ? <Reason role="status">{t('submit.waiting')}</Reason> : null}
    </>
  );
}

const LazyDraftNews = lazyPart<Parameters<typeof DraftNews>[0]>(() =>
  import('./draft-news').then((module) => module.DraftNews),
);
const LazyProblemList = lazyPart(() => import('./problem-list').then((module) => module.ProblemList));

// On narrower screens the bottom bar holds the button.
const Desktop = styled('div')(({ theme }) => ({ [theme.breakpoints.down('desktop')]: { display: 'none' } }));

/** On narrower screens a move shows the panel with its quote only: one decision a screen. */
const PanelSlot = styled('div')(({ theme }) => ({
  display: 'contents',
  '&[data-folded="true"]': { [theme.breakpoints.down('desktop')]: { display: 'none' } },
}));

type ComposerProps = { transfer: DraftTransfer | null; planner: ReactNode; onUndo: () => void };

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

/** Removes an appointment in the past, at the start and while the page is open. `hasPassedBefore`: one was removed. */
function useAppointment(hasPassedBefore: boolean) {
  const readDraft = useReadDraft();
  const change = useChangeDraft();
  const isByDay = useDraft(({ orderType }) => rulesOf(orderType).isBookedByDay);
  /** Whether it was the day of a move that has passed, or the time of another kind; null if none has. */
  const [passedByDay, setPassedByDay] = useState(hasPassedBefore ? isByDay : null);

  function removePassed() {
    const { appointmentAt, orderType } = readDraft();
    if (appointmentAt === null || isOpenMoment(appointmentAt, serverNow(), orderType)) return;
    setPassedByDay(rulesOf(orderType).isBookedByDay);
    change(setAppointment(null));
  }
  const removeAtStart = useEffectEvent(removePassed);
  // oxlint-disable-next-line react/set-state-in-effect -- the current time is external state
  useEffect(() => removeAtStart(), []);
  useAppointmentExpiry(removePassed);

  return {
    hasPassed: passedByDay === isByDay,
    setAppointment: (appointmentAt: string | null) => {
      setPassedByDay(null);
      change(setAppointment(appointmentAt));
    },
  };
}

/**
 * The way through the steps of a move. A customer who has seen the quote goes back to it from wherever they refine it.
 */
function useMoveWay() {
  const { step, go } = useMoveStep();
  const { checkAll } = useChecks();
  const change = useChangeDraft();
  const { i18n, t } = useTranslation('composer');
  const readDraft = useReadDraft();
  // An empty list is nothing to agree with, so the button does not ask for it.
  const isListShown = useDraft(({ moving }) => !isListEmpty(moving)) && step === 'things';
  const [hasSeenQuote, setHasSeenQuote] = useState(() => {
    const { orderType, calculationPrice } = readDraft();
    // Back from the payment step, which had the quote's price.
    return rulesOf(orderType).hasInventory && calculationPrice.total > 0;
  });
  if (step === 'quote' && !hasSeenQuote) setHasSeenQuote(true);

  async function goOn() {
    const fields = CHECKED_FIELDS[step];
    if (fields && (await checkAll(({ id }) => fields.test(id))).length > 0) return;
    if (isListShown) change(checkList);
    go((hasSeenQuote ? null : MOVE_STEPS[MOVE_STEPS.indexOf(step) + 1]) ?? 'quote');
  }

  const labelKey = isListShown ? 'steps.agree' : hasSeenQuote && step !== 'quote' && 'steps.toQuote';
  const next = t('submit.next');
  return { step, go, goOn, label: labelKey ? translateOr(i18n, 'moving', labelKey, next) : next };
}

function Form({ transfer, planner, onUndo }: ComposerProps) {
  const { t } = useTranslation('composer');
  const orderType = useDraft((draft) => draft.orderType);
  const { hasInventory } = rulesOf(orderType);
  // The time section replaces a closed time by an open one, which can change the price.
  const hasAppointment = useDraft((draft) => draft.appointmentAt !== null);
  const isDamaged = useAppSelector(selectIsDraftDamaged);
  const hasMovingTexts = useLazyTexts(hasInventory ? 'moving' : null);
  const isMoveReady = useHomeMoveTexts(orderType) && hasMovingTexts;
  const section = transfer?.section ?? null;
  const appointment = useAppointment(section === 'when');
  const { checkAll, checkShown, problems } = useChecks();
  const { goOn, isBusy, isWaitingForPrice } = useGoToPayment();
  const reportLoadFailure = useLoadFailure();
  const move = useMoveWay();
  const isMoveUnderWay = hasInventory && move.step !== 'quote';
  const isFirstStep = !hasInventory || move.step === 'route';
  useHashFocus(section);
  const showWrongFields = useEffectEvent(() => {
    if (section === 'route' || section === 'goods') checkAll().catch(reportLoadFailure);
  });
  useEffect(() => showWrongFields(), []);
  // The messages are texts: they are made again in another language, once its texts are there.
  const renewMessages = useEffectEvent(() => (isMoveReady ? checkShown() : undefined));
  useEffect(() => renewMessages(), [t, isMoveReady]);

  const button = (
    <SubmitButton
      isBusy={isBusy}
      isWaitingForPrice={isWaitingForPrice}
      label={hasInventory ? move.label : t('submit.next')}
    />
  );
  const desktopButton = <Desktop>{button}</Desktop>;

  function handleSubmit(event: SubmitEvent) {
    event.preventDefault();
    if (isMoveUnderWay) void move.goOn().catch(reportLoadFailure);
    else goOn();
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
          {isDamaged || transfer || hasGuestLinks() ? (
            <LazyDraftNews isDamaged={isDamaged} transfer={transfer} hasMoveTexts={isMoveReady} onUndo={onUndo} />
          ) : null}
          {isFirstStep ? <TypeSection hasMoveTexts={isMoveReady} /> : null}
          <DeferredRender isAwaited={section !== null}>
            {hasInventory ? stepNav() : null}
            {isFirstStep ? <RouteSection /> : null}
            {hasInventory ? moveStep() : rideSections()}
          </DeferredRender>
        </Sections>
        <DeferredRender>
          <PanelSlot data-folded={isMoveUnderWay}>
            <OrderPanel action={isMoveUnderWay ? null : desktopButton} drawing={hasInventory ? drawing() : null}>
              {problems.length > 0 ? <LazyProblemList /> : null}
              {hasInventory && isMoveReady ? <LazyPossibleExtras /> : null}
            </OrderPanel>
          </PanelSlot>
        </DeferredRender>
      </ComposerColumns>
      <BottomBar until="desktop" price={<PriceBar />}>
        {button}
      </BottomBar>
    </form>
  );

  function drawing() {
    return isMoveReady ? <LazyLoadDrawing /> : <LoadDrawingSkeleton />;
  }

  function stepNav() {
    return isMoveReady ? <LazyStepNav step={move.step} /> : <StepNavSkeleton />;
  }

  function moveStep() {
    if (!isMoveReady) return <HomeMoveSkeleton />;
    return (
      <LazyStepContent
        step={move.step}
        go={move.go}
        hasPassed={appointment.hasPassed}
        planner={planner}
        onDay={appointment.setAppointment}
        button={isMoveUnderWay ? desktopButton : null}
      />
    );
  }

  function rideSections() {
    return (
      <>
        <VehicleSection />
        <RenderWhenWanted height={1_230} isAwaited={section !== null || hasAppointment}>
          <OptionsSection />
          <WhenSection hasPassed={appointment.hasPassed} onChange={appointment.setAppointment} />
          <GoodsSection />
          <LazyPhotosSection />
        </RenderWhenWanted>
      </>
    );
  }
}
