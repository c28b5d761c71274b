import { useTranslation } from '@/lib/i18n/use-translation';
import type { CancelOutcome } from '@/api/order/order-mutations';
import { ApiError } from '@/domain/api-error';
import { textContextOf } from '@/domain/order/kinds';
import { formatWon } from '@/domain/text/format';
import { errorText } from '@/lib/i18n/error-text';
import { Tick } from '@/ui/kit/form/tick';
import { styled } from '@/ui/styled';
import { useLocale } from '@/ui/use-locale';
import type { CancelLine } from './use-orders-to-cancel';

const Lines = styled('ul')(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontSize: theme.typography.body2.fontSize,
  '& > li': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: theme.spacing(0.5, 4),
    padding: theme.spacing(2, 0),
    borderBottom: `1px solid ${theme.vars.palette.line.hairline}`,
    // Hundreds of orders may be listed.
    contentVisibility: 'auto',
    containIntrinsicSize: 'auto 37px',
  },
  '& > li > [data-part="order"]': { fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' },
  '& > li > label': {
    display: 'flex',
    alignItems: 'center',
    gap: theme.spacing(2.5),
    minHeight: 32,
    cursor: 'pointer',
  },
  '& > li > [data-part="fact"]': {
    marginLeft: 'auto',
    textAlign: 'right',
    color: theme.vars.palette.text.secondary,
    fontVariantNumeric: 'tabular-nums',
    '&[data-tone="error"]': { color: theme.vars.palette.error.text },
    '&[data-tone="success"]': { color: theme.vars.palette.success.text },
    '&[data-tone="fee"]': { color: theme.vars.palette.text.primary, fontWeight: theme.typography.fontWeightMedium },
  },
}));

type CancelLinesProps = {
  label: string;
  lines: readonly CancelLine[];
  /** The choice of the customer: orders that stay although they could be cancelled. */
  choice?: { kept: ReadonlySet<string>; onKeep: (ids: readonly string[], isKept: boolean) => void };
  /** From the start of the cancellation on. */
  outcomes?: ReadonlyMap<string, CancelOutcome>;
};

/** One line for each order: what its cancellation costs, why it is not possible, or what became of it. */
export function CancelLines({ label, lines, choice, outcomes }: CancelLinesProps) {
  const { t, i18n } = useTranslation(['cancel', 'common']);
  const locale = useLocale();
  const won = (fee: number) => formatWon(fee, locale);

  function textOf(line: CancelLine): { text: string; tone?: 'error' | 'success' | 'fee' } {
    if (outcomes) return outcomeOf(line);
    const { state, terms, order } = line;
    switch (state) {
      case 'loading':
        return { text: t('many.checking') };
      case 'notLoaded':
        return { text: t('many.notLoaded'), tone: 'error' };
      case 'cancellable':
        if (choice?.kept.has(line.id)) return { text: t('many.rowKept') };
        return terms && terms.fee > 0
          ? { text: t('many.rowFee', { fee: won(terms.fee) }), tone: 'fee' }
          : { text: t('many.rowFree') };
      case 'pickedUp':
        return { text: t('many.obstacle.pickedUp', { context: textContextOf(order?.orderType) }) };
      default:
        return { text: t(`many.obstacle.${state}`) };
    }
  }

  function outcomeOf({ id }: CancelLine): ReturnType<typeof textOf> {
    const outcome = outcomes?.get(id);
    if (!outcome) return { text: t('many.waiting') };
    if ('cancellation' in outcome) {
      const { fee } = outcome.cancellation ?? {};
      if (fee === undefined) return { text: t('many.cancelled'), tone: 'success' };
      return { text: fee > 0 ? t('many.cancelledFee', { fee: won(fee) }) : t('many.cancelledFree'), tone: 'success' };
    }
    const { error } = outcome;
    const isUnsure = error instanceof ApiError && error.isOutcomeUnknown;
    return { text: isUnsure ? t('many.unsure') : errorText(error, i18n), tone: 'error' };
  }

  function nameOf({ id, orderNo, name }: CancelLine) {
    const text = [orderNo || t('many.noNumber'), name].filter(Boolean).join(' · ');
    if (!choice) return <span data-part="order">{text}</span>;
    return (
      <label data-part="order">
        <Tick
          type="checkbox"
          checked={!choice.kept.has(id)}
          onChange={({ target }) => choice.onKeep([id], !target.checked)}
        />
        <span>{text}</span>
      </label>
    );
  }

  const all = lines.map(({ id }) => id);
  const keptCount = all.filter((id) => choice?.kept.has(id)).length;

  return (
    // A long report must scroll by keyboard too, and nothing else in it takes the focus.
    <Lines aria-label={label} {...(outcomes ? { tabIndex: 0 } : {})}>
      {choice && lines.length > 1 ? (
        <li>
          <label>
            <Tick
              type="checkbox"
              checked={keptCount === 0}
              ref={(box) => {
                if (box) box.indeterminate = keptCount > 0 && keptCount < all.length;
              }}
              onChange={({ target }) => choice.onKeep(all, !target.checked)}
            />
            <span>{t('many.all')}</span>
          </label>
        </li>
      ) : null}
      {lines.map((line) => {
        const { text, tone } = textOf(line);
        return (
          <li key={line.id}>
            {nameOf(line)}
            <span data-part="fact" data-tone={tone}>
              {text}
            </span>
          </li>
        );
      })}
    </Lines>
  );
}
