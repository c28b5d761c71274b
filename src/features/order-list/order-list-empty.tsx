import { useTranslation } from 'next-i18next/pages';
import { Button } from '@/ui/kit/button/button';
import { EmptyState } from '@/ui/kit/feedback/empty-state';
import { VehicleDrawing } from '@/ui/order/vehicles/vehicle-drawing';
import { SearchIcon } from '@/ui/kit/icons/action-icons';

/** Empty because nothing was ordered yet, or, with `onClear`, because nothing matches the filter. */
export function OrderListEmpty({ onClear }: { onClear?: () => void }) {
  const { t } = useTranslation('orders');
  if (onClear) {
    return (
      <EmptyState
        picture={<SearchIcon size={28} />}
        title={t('empty.noMatchTitle')}
        message={t('empty.noMatchMessage')}
        action={<Button onClick={onClear}>{t('filter.clear')}</Button>}
      />
    );
  }
  return (
    <EmptyState
      picture={<VehicleDrawing vehicle="truck1tCargo" width={112} />}
      isPictureBare
      title={t('empty.noneTitle')}
      message={t('empty.noneMessage')}
    />
  );
}
