import { useTranslation } from '@/lib/i18n/use-translation';
import { formatMoment } from '@/domain/text/format';
import { textContextOf, type OrderType } from '@/domain/order/kinds';
import type { TimelineStep } from '@/domain/order/progress';
import { orderStatusName, phaseOf } from '@/domain/order/status';
import { CheckIcon, CloseIcon } from '../kit/icons/action-icons';
import { useLocale } from '../use-locale';
import { statusText } from './status-chip';
import { VisuallyHidden } from '../kit/layout/visually-hidden';
import { styled } from '../styled';

const DOT = 20;

/** Browsers leave backgrounds out of the print. */
const PRINTED = { printColorAdjust: 'exact', WebkitPrintColorAdjust: 'exact' } as const;

const Step = styled('li')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: `${DOT}px minmax(0, 1fr)`,
  alignItems: 'baseline',
  columnGap: theme.spacing(3),
  paddingBottom: theme.spacing(4),
  fontSize: theme.typography.body2.fontSize,
  lineHeight: 1.5,
  '&:last-child': { paddingBottom: 0 },
  '&:not(:last-child)::before': {
    content: '""',
    position: 'absolute',
    left: DOT / 2 - 1,
    top: DOT + 2,
    bottom: -2,
    width: 2,
    backgroundColor: theme.vars.palette.line.strong,
    ...PRINTED,
  },
  // Large text has the time below its step.
  '& > div': { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: theme.spacing(3) },
  '& time': { color: theme.vars.palette.text.secondary },
  '&[data-state="current"] b': {
    color: theme.vars.palette.primary.text,
    fontWeight: theme.typography.fontWeightBold,
  },
  '& b': { flex: '1 1 5rem', fontWeight: theme.typography.fontWeightMedium },
  '&[data-state="todo"] b': {
    color: theme.vars.palette.text.disabled,
    fontWeight: theme.typography.fontWeightRegular,
  },
}));

const Dot = styled('span')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  alignSelf: 'start',
  width: DOT,
  height: DOT,
  marginTop: 1,
  borderRadius: '50%',
  color: theme.vars.palette.background.paper,
  backgroundColor: theme.vars.palette.text.disabled,
  ...PRINTED,
  'li[data-state="current"] > &': {
    backgroundColor: theme.vars.palette.attention.main,
    border: `5px solid ${theme.vars.palette.primary.brand}`,
  },
  'li[data-state="todo"] > &': {
    backgroundColor: 'transparent',
    border: `2px solid ${theme.vars.palette.line.strong}`,
  },
}));

/** Orders that stopped get a cross instead of a check mark. */
const hasStopped = (status: number) => phaseOf(status) === 'stopped';

function markOf(status: number, state: TimelineStep['state']) {
  if (state !== 'done') return null;
  return hasStopped(status) ? <CloseIcon size={16} /> : <CheckIcon size={16} />;
}

type OrderTimelineProps = { steps: readonly TimelineStep[]; orderType: OrderType | undefined };

/** Past steps with times, and expected ones. Needs the `tracking` texts. */
export function OrderTimeline({ steps, orderType }: OrderTimelineProps) {
  const { t } = useTranslation('tracking');
  const locale = useLocale();

  function eventText(status: number) {
    const key = `event.${orderStatusName(status)}` as const;
    return t(key, { context: textContextOf(orderType), defaultValue: t(key) });
  }

  return (
    <ol aria-label={t('timeline.label')}>
      {steps.map(({ status, at, state }, index) => (
        <Step
          key={`${index}-${status}`}
          data-state={state}
          {...(state === 'current' ? { 'aria-current': 'step' } : {})}
        >
          <Dot aria-hidden="true">{markOf(status, state)}</Dot>
          <div>
            <b>
              {state === 'current' ? statusText(status, orderType, t) : eventText(status)}
              {state === 'todo' ? <VisuallyHidden> ({t('timeline.todo')})</VisuallyHidden> : null}
            </b>
            {at ? <time dateTime={at}>{formatMoment(at, locale)}</time> : null}
          </div>
        </Step>
      ))}
    </ol>
  );
}
