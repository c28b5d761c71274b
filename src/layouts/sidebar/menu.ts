import type { ComponentType } from 'react';
import { env } from '@/config/env';
import { ROUTES } from '@/config/routes';
import type { IconProps } from '@/ui/kit/icons/icon';
import { DashboardIcon, ListIcon, NewOrderIcon, SheetIcon } from '@/ui/kit/icons/order-icons';
import { HelpIcon } from '@/ui/kit/icons/system-icons';

export type MenuItem = {
  name: 'newOrder' | 'bulk' | 'dashboard' | 'orders' | 'help';
  href: string;
  Icon: ComponentType<IconProps>;
  /** Route patterns on which the item is highlighted. */
  routes: readonly string[];
  isForGuests: boolean;
  /** Only staff of an organization see it. */
  isForStaff?: true;
  isExternal?: true;
};

/** Spec §2 "Layouts and menu". */
export const MENU: readonly MenuItem[] = [
  {
    name: 'newOrder',
    href: ROUTES.newOrder,
    Icon: NewOrderIcon,
    routes: [ROUTES.newOrder, ROUTES.payment],
    isForGuests: true,
  },
  { name: 'bulk', href: ROUTES.bulk, Icon: SheetIcon, routes: [ROUTES.newOrder], isForGuests: false, isForStaff: true },
  { name: 'dashboard', href: ROUTES.dashboard, Icon: DashboardIcon, routes: [ROUTES.dashboard], isForGuests: false },
  { name: 'orders', href: ROUTES.orders, Icon: ListIcon, routes: [ROUTES.orders, '/orders/[id]'], isForGuests: false },
  { name: 'help', href: env.helpCentreUrl, Icon: HelpIcon, routes: [], isForGuests: true, isExternal: true },
];
