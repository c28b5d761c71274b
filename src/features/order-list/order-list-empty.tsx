import { useTranslation } from 'next-i18next/pages';
import { ROUTES } from '@/config/routes';
import { Button } from '@/ui/button';
import { ButtonLink } from '@/ui/button-link';
import { EmptyState } from '@/ui/empty-state';
import { VehicleDrawing } from '@/ui/vehicles/vehicle-drawing';
import { SearchIcon } from '@/ui/icons/action-icons';

/** Nothing ordered yet, or nothing that fits: two different next steps. */
export function OrderListEmpty({ isFiltered, onClear }: { isFiltered: boolean; onClear: () => void }) {
  const { t } = useTranslation('orders');
  if (isFiltered) {
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
      action={
        <ButtonLink href={ROUTES.newOrder} variant="primary">
          {t('newOrder')}
        </ButtonLink>
      }
    />
  );
}
