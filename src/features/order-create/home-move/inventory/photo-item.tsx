import { useTranslation } from '@/lib/i18n/use-translation';
import type { HomeMoveJob } from '@/domain/home-move/job';
import { itemService } from '@/domain/home-move/payload';
import { useLazyTexts } from '@/lib/i18n/lazy-texts';
import { OptionSelect } from './option-select';
import { useItemLabels } from './use-item-labels';

type PhotoItemProps = {
  /** Number of the photo, from 1. */
  number: number;
  /** A service code or an own item's key; '' for none. */
  item: string;
  moving: HomeMoveJob;
  onChange: (item: string) => void;
};

/** Selects the item that a photo shows: none while that item is not in the list, and again once it is back. */
export function PhotoItem(props: PhotoItemProps) {
  const hasTexts = useLazyTexts('inventory');
  const hasNames = useLazyTexts('movingItems');
  return hasTexts && hasNames ? <Choice {...props} /> : null;
}

function Choice({ number, item, moving, onChange }: PhotoItemProps) {
  const { t } = useTranslation('inventory');
  const labels = useItemLabels();
  const options = [
    { value: '', label: t('photo.any') },
    ...moving.items.map(({ code }) => ({ value: itemService(code), label: labels.item(code) })),
    ...moving.ownItems.flatMap(({ key, name }) => (name.trim() === '' ? [] : [{ value: key, label: name.trim() }])),
  ];

  if (options.length === 1) return null;
  return (
    <OptionSelect
      label={t('photo.label', { number })}
      value={options.some(({ value }) => value === item) ? item : ''}
      options={options}
      onChange={onChange}
    />
  );
}
