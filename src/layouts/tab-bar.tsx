import { useTranslation } from '@/lib/i18n/use-translation';
import NextLink from 'next/link';
import { useRouter } from 'next/router';
import { IN_PROGRESS_VIEW, ROUTES } from '@/config/routes';
import { ListIcon, NewOrderIcon, UserIcon } from '@/ui/kit/icons/order-icons';
import { TruckIcon } from '@/ui/kit/icons/place-icons';
import { styled } from '@/ui/styled';

const Root = styled('nav')(({ theme }) => ({
  position: 'sticky',
  bottom: 0,
  zIndex: theme.zIndex.appBar,
  padding: `0 ${theme.spacing(1)} env(safe-area-inset-bottom)`,
  backgroundColor: theme.vars.palette.background.paper,
  borderTop: `1px solid ${theme.vars.palette.line.hairline}`,
  '& > ul': { display: 'grid', gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  [theme.breakpoints.up('md')]: { display: 'none' },
  '@media print': { display: 'none' },
}));

const Tab = styled(NextLink)(({ theme }) => ({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  gap: 2,
  minHeight: theme.layout.tabBar,
  borderRadius: theme.radius.inner,
  // A word stays in its quarter of a phone; the menu has the same links as large as the text.
  fontSize: `min(${theme.typography.caption.fontSize}, 5vw)`,
  fontWeight: theme.typography.fontWeightMedium,
  lineHeight: 1.3,
  textAlign: 'center',
  overflowWrap: 'anywhere',
  color: theme.vars.palette.text.secondary,
  textDecoration: 'none',
  '&:active': { backgroundColor: theme.vars.palette.surface.pressed },
  '&:focus-visible': { outlineOffset: -3 },
  '&[aria-current]': {
    color: theme.vars.palette.primary.text,
    fontWeight: theme.typography.fontWeightBold,
    '& > svg': { color: theme.vars.palette.accent },
  },
}));

/**
 * The places of a member on phones, in reach of a thumb. A page with a bar of its own (price, order, call) has no tabs,
 * so that two bars never stand on each other.
 */
export function TabBar() {
  const { t } = useTranslation(['tabs', 'common']);
  const { pathname, query } = useRouter();
  const isTracking = query.view === IN_PROGRESS_VIEW.view;
  // For a link to the page that is shown, Next would fetch its data once more.
  const prefetch = (path: string) => (pathname === path ? false : null);

  return (
    <Root aria-label={t('label')} data-bottom="tabs">
      <ul>
        <li>
          <Tab href={ROUTES.newOrder}>
            <NewOrderIcon size={24} />
            {t('common:menu.newOrder')}
          </Tab>
        </li>
        <li>
          <Tab
            href={{ pathname: ROUTES.orders, query: IN_PROGRESS_VIEW }}
            prefetch={prefetch(ROUTES.orders)}
            {...(pathname === ROUTES.orders && isTracking ? { 'aria-current': 'page' } : {})}
          >
            <TruckIcon size={24} />
            {t('tracking')}
          </Tab>
        </li>
        <li>
          <Tab
            href={ROUTES.orders}
            prefetch={prefetch(ROUTES.orders)}
            {...(pathname === ROUTES.orders && !isTracking ? { 'aria-current': 'page' } : {})}
          >
            <ListIcon size={24} />
            {t('orders')}
          </Tab>
        </li>
        <li>
          <Tab
            href={ROUTES.user}
            prefetch={prefetch(ROUTES.user)}
            {...(pathname.startsWith(ROUTES.user)
              ? { 'aria-current': pathname === ROUTES.user ? 'page' : 'true' }
              : {})}
          >
            <UserIcon size={24} />
            {t('common:user.profile')}
          </Tab>
        </li>
      </ul>
    </Root>
  );
}
