import { useTranslation } from '@/lib/i18n/use-translation';
import { rulesOf } from '@/domain/order/kinds';
import { formatMoment, formatWon } from '@/domain/text/format';
import { RetryButton } from '@/ui/kit/button/retry-button';
import { Notice } from '@/ui/kit/feedback/notice';
import { ProgressBar } from '@/ui/kit/feedback/progress-bar';
import { CheckboxField } from '@/ui/kit/form/checkbox-field';
import { VisuallyHidden } from '@/ui/kit/layout/visually-hidden';
import { FeeList } from '@/ui/order/fee-list';
import { styled } from '@/ui/styled';
import { useLocale } from '@/ui/use-locale';
import { CancelLines } from './cancel-lines';
import { CancelReason, type CancelReasonProps } from './cancel-reason';
import { Small } from './cancel-terms';
import { groupLines, type CancelLine } from './use-orders-to-cancel';

export const Stack = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(5),
  gridTemplateColumns: 'minmax(0, 1fr)',
}));

const Heading = styled('h3')(({ theme }) => ({
  marginBottom: theme.spacing(1),
  fontSize: theme.typography.body2.fontSize,
  fontWeight: theme.typography.fontWeightBold,
}));

const feeOf = ({ terms }: CancelLine) => terms?.fee ?? 0;
const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

type CancelQuestionProps = {
  lines: readonly CancelLine[];
  kept: ReadonlySet<string>;
  noneText: string;
  reasons: CancelReasonProps['reasons'];
  reason: CancelReasonProps['value'];
  onKeep: (ids: readonly string[], isKept: boolean) => void;
  onReason: CancelReasonProps['onChange'];
  onRetry: () => void;
};

/** The fee of each order and of all, and which of them to keep. `noneText`: says that none can be cancelled. */
export function CancelQuestion({
  lines,
  kept,
  noneText,
  reasons,
  reason,
  onKeep,
  onReason,
  onRetry,
}: CancelQuestionProps) {
  const { t } = useTranslation('cancel');
  const locale = useLocale();
  const { loading, possible, unchecked, blocked } = groupLines(lines);
  const withFee = possible.filter((line) => feeOf(line) > 0);
  const chosen = possible.filter(({ id }) => !kept.has(id));
  const refund = sum(chosen.map(({ terms }) => terms?.refund ?? 0));
  const fee = sum(chosen.map(feeOf));
  const nextRise = chosen
    .map(({ terms }) => terms?.next?.at)
    .filter((at) => at !== undefined)
    .sort()
    .at(0);
  const hasMoves = chosen.some(({ order }) => order && rulesOf(order.orderType).cancellation === 'beforeDay');
  return (
    <Stack>
      <div role="status">
        {loading.length > 0 ? (
          <>
            <p>{t('many.loading')}</p>
            <ProgressBar value={lines.length - loading.length} max={lines.length} aria-label={t('many.loading')} />
          </>
        ) : possible.length === 0 ? (
          // The title is not a live region.
          <VisuallyHidden>{noneText}</VisuallyHidden>
        ) : (
          <FeeList>
            <div>
              <dt>{t('many.count')}</dt>
              <dd>{t('many.orders', { count: chosen.length })}</dd>
            </div>
            <div>
              <dt>{t('many.fee')}</dt>
              <dd>{fee > 0 ? formatWon(fee, locale) : t('free')}</dd>
            </div>
            {refund > 0 ? (
              <div>
                <dt>{t('many.refund')}</dt>
                <dd>{formatWon(refund, locale)}</dd>
              </div>
            ) : null}
          </FeeList>
        )}
        {loading.length === 0 && nextRise ? (
          <Small>{t('many.rises', { time: formatMoment(nextRise, locale) })}</Small>
        ) : null}
        {hasMoves ? <Small>{t('move')}</Small> : null}
      </div>
      {unchecked.length > 0 ? (
        <Notice
          tone="error"
          action={<RetryButton size="small" variant="outline" isRetrying={false} onRetry={onRetry} />}
        >
          {t('many.someNotLoaded', { count: unchecked.length })}
        </Notice>
      ) : null}
      {withFee.length > 0 && withFee.length < possible.length ? (
        <CheckboxField
          label={t('many.freeOnly')}
          description={t('many.freeOnlyHint', { count: withFee.length })}
          checked={withFee.every(({ id }) => kept.has(id))}
          onChange={({ target }) =>
            onKeep(
              withFee.map(({ id }) => id),
              target.checked,
            )
          }
        />
      ) : null}
      {possible.length > 0 ? <CancelReason reasons={reasons} value={reason} onChange={onReason} /> : null}
      {possible.length > 0 ? (
        <div>
          <Heading>{t('many.list', { count: possible.length })}</Heading>
          <CancelLines label={t('many.list', { count: possible.length })} lines={possible} choice={{ kept, onKeep }} />
        </div>
      ) : null}
      {unchecked.length > 0 ? (
        <div>
          <Heading>{t('many.unchecked', { count: unchecked.length })}</Heading>
          <CancelLines label={t('many.unchecked', { count: unchecked.length })} lines={unchecked} />
        </div>
      ) : null}
      {blocked.length > 0 ? (
        <div>
          <Heading>{t('many.blocked', { count: blocked.length })}</Heading>
          <CancelLines label={t('many.blocked', { count: blocked.length })} lines={blocked} />
        </div>
      ) : null}
    </Stack>
  );
}
