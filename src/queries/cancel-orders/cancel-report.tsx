import { useTranslation } from '@/lib/i18n/use-translation';
import type { CancelOutcome } from '@/api/order/order-mutations';
import { ProgressBar } from '@/ui/kit/feedback/progress-bar';
import { CancelLines } from './cancel-lines';
import { Stack } from './cancel-question';
import type { CancelLine } from './use-orders-to-cancel';

/** As it was confirmed, whatever the orders become meanwhile. */
export type CancelRun = { lines: readonly CancelLine[]; outcomes: ReadonlyMap<string, CancelOutcome> };

type CancelReportProps = { run: CancelRun; failed: readonly CancelLine[]; isRunning: boolean };

/** The progress of the cancellations, then the outcome of each order, failed ones first. */
export function CancelReport({ run, failed, isRunning }: CancelReportProps) {
  const { t } = useTranslation('cancel');
  const { lines, outcomes } = run;
  const done = outcomes.size;
  const cancelled = done - failed.length;
  const others = lines.filter((line) => !failed.includes(line));
  return (
    <Stack>
      <div role="status">
        {isRunning ? (
          <p>{t('many.running', { count: lines.length, done })}</p>
        ) : (
          <>
            <p>{cancelled > 0 ? t('many.result', { count: cancelled }) : t('many.resultNone')}</p>
            {failed.length > 0 ? <p>{t('many.resultFailed', { count: failed.length })}</p> : null}
          </>
        )}
      </div>
      {isRunning ? (
        <ProgressBar value={done} max={lines.length} aria-label={t('many.running', { count: lines.length, done })} />
      ) : null}
      <CancelLines label={t('many.resultTitle')} lines={[...failed, ...others]} outcomes={outcomes} />
    </Stack>
  );
}
