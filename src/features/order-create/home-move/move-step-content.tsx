import { useTranslation } from '@/lib/i18n/use-translation';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { setVehicle } from '@/domain/order/draft-changes';
import { useLazyTexts } from '@/lib/i18n/lazy-texts';
import { Button } from '@/ui/kit/button/button';
import { ChevronLeftIcon } from '@/ui/kit/icons/arrow-icons';
import { styled } from '@/ui/styled';
import { useOffer } from '../offer/offer-context';
import { useChecks } from '../problems';
import { lastPrice, useEstimate } from '../price/estimate';
import { isNews } from '../price/price-change';
import { useChangeText } from '../price/use-change-text';
import { useChangeDraft, useDraft } from '../use-draft';
import { DaySlot } from './day-slot';
import { HomeStep } from './home/home-step';
import { HowStep } from './how-step';
import { ignoreDoubleTap } from './ignore-double-tap';
import { QuoteStep } from './quote-step';
import { focusWhenThere, stepOfProblem } from './step-problems';
import { MOVE_STEPS, type MoveStep } from './steps';
import { ThingsStep } from './things-step';
import { proposedVehicle } from './use-change-move';

/** After a reload or on a slow connection, the vehicles load after the inventory. */
function useProposedVehicle() {
  const { pools } = useOffer();
  const change = useChangeDraft();
  const vehiclePoolId = useDraft((draft) => draft.vehiclePoolId);
  const moving = useDraft((draft) => draft.moving);
  const proposed = vehiclePoolId === '' ? proposedVehicle(moving, pools.data ?? []) : '';
  const select = useEffectEvent(() => change(setVehicle(proposed)));
  useEffect(() => {
    if (proposed !== '') select();
  }, [proposed]);
}

/** Opens the step of a problem that the customer is led to, and focuses its field there. */
function useProblemSteps(step: MoveStep, go: (step: MoveStep) => void) {
  const { found } = useChecks();
  const first = found[0];
  const open = useEffectEvent((next: MoveStep) => {
    if (next !== step) go(next);
  });
  useEffect(() => {
    if (!first) return undefined;
    open(stepOfProblem(first));
    return focusWhenThere(first.id);
    // Only a new finding moves the customer, not the step that it opens.
  }, [first]);
}

/** A double tap on the button that leads on goes one step on, not two. */
function useSingleSteps(step: MoveStep) {
  const opened = useRef(step);
  useEffect(() => {
    if (opened.current === step) return undefined;
    opened.current = step;
    return ignoreDoubleTap();
  }, [step]);
}

const Change = styled('p')(({ theme }) => ({
  minHeight: '1lh',
  fontSize: theme.typography.body2.fontSize,
  fontWeight: theme.typography.fontWeightMedium,
  color: theme.vars.palette.primary.text,
  // Beside the steps, the panel says it.
  [theme.breakpoints.up('desktop')]: { display: 'none' },
}));

/** How the last answer of this step has changed the price, for narrow screens. */
function LastChange() {
  const hasTexts = useLazyTexts('priceShown');
  const changeText = useChangeText();
  const estimate = useEstimate();
  const change = lastPrice(estimate)?.change ?? null;
  const [before] = useState(change);
  const news = estimate.status === 'ready' && change && change !== before && isNews(change) ? change : null;
  if (!hasTexts) return <Change />;
  return <Change role="status">{news ? changeText(news) : null}</Change>;
}

const Footer = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(4),
  minHeight: theme.layout.target,
}));

type MoveStepContentProps = {
  step: MoveStep;
  go: (step: MoveStep) => void;
  /** Whether the chosen day was in the past and has been removed. */
  hasPassed: boolean;
  /** The home-move planner, which belongs to another feature. */
  planner: ReactNode;
  onDay: (iso: string) => void;
  /** The main button, on desktop only. */
  button: ReactNode;
};

/** The questions of one step, and the way back and on. The places of the first step stand above it. */
export function MoveStepContent({ step, go, hasPassed, planner, onDay, button }: MoveStepContentProps) {
  const { t } = useTranslation('moving');
  const before = MOVE_STEPS[MOVE_STEPS.indexOf(step) - 1];
  useProposedVehicle();
  useProblemSteps(step, go);
  useSingleSteps(step);
  return (
    <>
      {content()}
      <LastChange key={step} />
      <Footer>
        {before ? (
          <Button variant="ghost" start={<ChevronLeftIcon />} onClick={() => go(before)}>
            {t('steps.back', { step: t(`steps.${before}`) })}
          </Button>
        ) : (
          <span />
        )}
        {button}
      </Footer>
    </>
  );

  function content() {
    switch (step) {
      case 'route':
        return null;
      case 'home':
        return <HomeStep />;
      case 'things':
        return <ThingsStep />;
      case 'day':
        return <DaySlot hasPassed={hasPassed} onChange={onDay} />;
      case 'how':
        return <HowStep />;
      case 'quote':
        return <QuoteStep planner={planner} go={go} />;
    }
  }
}
