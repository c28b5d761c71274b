import { useTranslation } from '@/lib/i18n/use-translation';
import { ButtonLink } from '@/ui/kit/button/button-link';
import { MenuIcon } from '@/ui/kit/icons/action-icons';
import { MapIcon } from '@/ui/kit/icons/place-icons';
import { useListFilter } from './filter/use-list-filter';

/** The link goes with its view; the heading stays, and says which view has come. */
const passFocusOn = (link: HTMLElement | null) => () => {
  if (link === document.activeElement) document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
};

/** Switches between list and map within the same history entry: back leaves the orders from both. */
export function ViewLink({ to }: { to: 'map' | 'list' }) {
  const { t } = useTranslation('orders');
  const { hrefOf } = useListFilter();
  return (
    <ButtonLink
      ref={passFocusOn}
      href={hrefOf(to === 'map' ? 'map' : 'scroll')}
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
