import { useTranslation } from '@/lib/i18n/use-translation';
import { useEffect, useEffectEvent } from 'react';
import type { HomeMoveJob } from '@/domain/home-move/job';
import { itemService } from '@/domain/home-move/payload';
import { useLazyTexts } from '@/lib/i18n/lazy-texts';
import { OptionSelect } from './option-select';
import { useItemLabels } from './use-item-labels';

type PhotoItemProps = {
  /** Number of the photo, from 1. */
  number: number;
  /** A service code or an own item's name; '' for none. */
  item: string;
  moving: HomeMoveJob;
  onChange: (item: string) => void;
};

/** Selects the item that a photo shows. If that item is removed from the list, the photo loses it too. */
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
    ...moving.ownItems.flatMap(({ name }) => (name.trim() === '' ? [] : [{ value: name.trim(), label: name.trim() }])),
  ];
  const isKnown = options.some(({ value }) => value === item);
  const clear = useEffectEvent(() => onChange(''));
  useEffect(() => {
    if (!isKnown) clear();
  }, [isKnown]);

  if (options.length === 1) return null;
  return (
    <OptionSelect
      label={t('photo.label', { number })}
      value={isKnown ? item : ''}
      options={options}
      onChange={onChange}
    />
  );
}
