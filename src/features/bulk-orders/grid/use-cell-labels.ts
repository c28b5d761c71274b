import { useTranslation } from '@/lib/i18n/use-translation';
import { useMemo } from 'react';
import type { Problem } from '@/domain/bulk/cell-problems';
import type { BulkField } from '@/domain/bulk/fields';
import { phaseOf } from '@/domain/order/status';
import { formatWon } from '@/domain/text/format';
import { useLocale } from '@/ui/use-locale';
import { useLiveStatuses } from '../board/use-live-statuses';
import { type RowView, shownProblems } from '../state/row-views';
import { useColumnNames } from '../use-column-names';

type Tone = 'error' | 'attention' | 'success';
/** `hint`: the names that the cell can hold, too long for the sheet. */
type CellLabels = { text: string; isDefault: boolean; note: string | null; tone: Tone | null; hint?: string | null };

const NO_PRICE = '–';

/** Texts of the cells: value, note and tone. */
export function useCellLabels() {
  const { t } = useTranslation('bulk');
  const locale = useLocale();
  const { statuses: live } = useLiveStatuses();
  const { fieldName, phaseName } = useColumnNames();

  return useMemo(() => {
    const defaults: Partial<Record<BulkField, string>> = { time: t('default.time'), pay: t('default.pay') };
    /** Cache: scrolling renders hundreds of rows again. */
    const statuses = new WeakMap<RowView, CellLabels>();

    const problemText = ({ code, values }: Problem) => t(`problem.${code}`, { ...values });

    const hintText = ({ values }: Problem) => (values?.names ? t('grid.vehicles', { names: values.names }) : null);

    const failureText = (view: RowView): string | null => {
      const { send } = view.row;
      if (send.status !== 'failed') return null;
      return send.failure.kind === 'refused' ? send.failure.text : t(`failure.${send.failure.kind}`);
    };

    const repeatText = ({ repeat }: RowView) =>
      repeat?.kind === 'row'
        ? t('repeat.row', { number: repeat.index + 1 })
        : t('repeat.order', { orderNo: repeat?.orderNo ?? '' });

    const won = (view: RowView) => (view.price?.status === 'priced' ? formatWon(view.price.total, locale) : '');

    /** The price of a row, or why it has none. */
    function price(view: RowView): CellLabels {
      const { send } = view.row;
      const plain = (text: string, isDefault = false): CellLabels => ({ text, isDefault, note: null, tone: null });
      if (send.status === 'sent') return plain(formatWon(send.total, locale));
      if (view.price?.status === 'priced') return plain(won(view));
      if (view.price?.status === 'failed') return { ...plain(NO_PRICE), note: view.price.text, tone: 'attention' };
      return plain(view.status === 'ready' ? t('price.running') : NO_PRICE, true);
    }

    function field(view: RowView, name: BulkField): CellLabels {
      const value = view.row.values[name];
      const problem = shownProblems(view).find((one) => one.field === name);
      const fallback = defaults[name] ?? '';
      return {
        text: value || fallback,
        isDefault: value === '' && fallback !== '',
        note: problem ? problemText(problem) : null,
        hint: problem ? hintText(problem) : null,
        tone: problem ? 'error' : null,
      };
    }

    function statusOf(view: RowView): CellLabels {
      const cellLabels = (text: string, note: string | null, tone: Tone | null): CellLabels => ({
        text,
        note,
        tone,
        isDefault: false,
      });
      const sentLabels = (status: number | undefined, orderNo: string) => {
        const phase = status === undefined ? null : phaseOf(status);
        const text = phase ? phaseName(phase) : t('status.sent');
        return cellLabels(text, orderNo, phase === 'stopped' ? null : 'success');
      };
      const { row } = view;
      const wrong = shownProblems(view);
      switch (view.status) {
        case 'sent':
          return row.send.status === 'sent'
            ? sentLabels(live.get(row.send.order.id), row.send.order.orderNo)
            : cellLabels('', null, null);
        case 'failed':
          return cellLabels(t('status.failed'), failureText(view), 'error');
        case 'repeat':
          return cellLabels(t('status.repeat'), repeatText(view), 'attention');
        case 'wrong':
          return cellLabels(
            t('status.wrong', { count: wrong.length }),
            wrong.map(({ field: name }) => fieldName(name)).join(', '),
            'error',
          );
        case 'priced':
          return cellLabels(t('status.priced'), null, null);
        case 'ready':
          return view.price?.status === 'failed'
            ? cellLabels(t('status.unpriced'), view.price.text, 'attention')
            : cellLabels(t('status.ready'), null, null);
        default:
          return cellLabels(t(`status.${view.status}`), null, view.status === 'unknown' ? 'attention' : null);
      }
    }

    function status(view: RowView): CellLabels {
      const known = statuses.get(view) ?? statusOf(view);
      statuses.set(view, known);
      return known;
    }

    /** All problems of a row, for the export and the line below the sheet. */
    const problems = (view: RowView): string => {
      const own = [view.status === 'repeat' ? repeatText(view) : null, failureText(view)];
      const cells = shownProblems(view).map((problem) =>
        [`${fieldName(problem.field)}: ${problemText(problem)}`, hintText(problem)].filter(Boolean).join('. '),
      );
      return [...own, ...cells].filter((text) => text !== null).join(' / ');
    };

    return { field, price, status, problems };
  }, [t, locale, live, fieldName, phaseName]);
}

export type CellLabelReader = ReturnType<typeof useCellLabels>;
