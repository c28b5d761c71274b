import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { ROUTES } from '@/config/routes';
import { SegmentedControl } from '@/ui/kit/form/segmented-control';

export const BULK_VIEW = 'bulk';

/** Switches between one order and many. Neither view loses its input. */
export function OrderTabs({ isBulk }: { isBulk: boolean }) {
  const { t } = useTranslation('composer');
  const { replace } = useRouter();
  return (
    <SegmentedControl
      legend={t('tabs.legend')}
      value={isBulk ? 'bulk' : 'single'}
      options={[
        { value: 'single', label: t('tabs.single') },
        { value: 'bulk', label: t('tabs.bulk') },
      ]}
      onChange={(view) =>
        void replace(
          view === 'bulk' ? { pathname: ROUTES.newOrder, query: { view: BULK_VIEW } } : ROUTES.newOrder,
          undefined,
          { shallow: true },
        )
      }
    />
  );
}
