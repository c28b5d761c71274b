import { useTranslation } from 'next-i18next/pages';
import { ButtonLink } from '@/ui/button-link';
import { MenuIcon } from '@/ui/icons/action-icons';
import { MapIcon } from '@/ui/icons/place-icons';
import type { ListView } from './order-list-filter';
import { useListFilter } from './use-list-filter';

/** To the other view, in this history entry: back leaves the orders from either. */
export function ViewLink({ to }: { to: ListView }) {
  const { t } = useTranslation('orders');
  const { viewHref } = useListFilter();
  return (
    <ButtonLink
      href={viewHref(to)}
      replace
      shallow
      scroll={false}
      size="small"
      variant="ghost"
      start={to === 'map' ? <MapIcon /> : <MenuIcon />}
    >
      {t(`view.${to}`)}
    </ButtonLink>
  );
}
