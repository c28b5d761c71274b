import { useTranslation } from '@/lib/i18n/use-translation';
import { Tick } from '@/ui/kit/form/tick';

type SelectAllProps = { state: 'none' | 'some' | 'all'; onPick: (isOn: boolean) => void };

/** Selects every order of the filter, not only the visible ones. */
export function SelectAll({ state, onPick }: SelectAllProps) {
  const { t } = useTranslation('orders');
  return (
    <Tick
      type="checkbox"
      aria-label={t('pick.all')}
      checked={state === 'all'}
      ref={(box) => {
        if (box) box.indeterminate = state === 'some';
      }}
      onChange={({ target }) => onPick(target.checked)}
    />
  );
}
