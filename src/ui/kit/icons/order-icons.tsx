import { icon } from './icon';

export const DashboardIcon = icon('M5 4.5h5v7H5zM14 4.5h5v4h-5zM14 12.5h5v7h-5zM5 15.5h5v4H5z');
export const ListIcon = icon('M9 6.5h10.5M9 12h10.5M9 17.5h10.5M4.8 6.5h.01M4.8 12h.01M4.8 17.5h.01');
export const SheetIcon = icon('M5 4.5h14v15H5zM5 9.5h14M5 14.5h14M10.5 9.5v10');
export const NewOrderIcon = icon('M12 4a8 8 0 1 0 0 16a8 8 0 0 0 0-16zM12 8.5v7M8.5 12h7');
export const CouponIcon = icon(
  'M4.5 7.5h15v3a1.7 1.7 0 0 0 0 3.4v3h-15v-3a1.7 1.7 0 0 0 0-3.4zM14 8v1.2M14 11.6v1.2M14 15.2v1.2',
);
export const CardIcon = icon(
  'M5 6h14a1.5 1.5 0 0 1 1.5 1.5v9A1.5 1.5 0 0 1 19 18H5a1.5 1.5 0 0 1-1.5-1.5v-9A1.5 1.5 0 0 1 5 6zM3.5 10h17M7 14.5h3',
);
export const CashIcon = icon(
  'M3.5 7h17v10h-17zM12 9.6a2.4 2.4 0 1 0 0 4.8a2.4 2.4 0 0 0 0-4.8zM6.5 12h.01M17.5 12h.01',
);
export const PointIcon = icon('M12 4a8 8 0 1 0 0 16a8 8 0 0 0 0-16zM10 16V8h2.7a2.5 2.5 0 0 1 0 5H10');
export const CreditIcon = icon(
  'M6 4.5h8.5L18.5 8.5V19a.5.5 0 0 1-.5.5H6a.5.5 0 0 1-.5-.5V5a.5.5 0 0 1 .5-.5zM14 4.5V9h4.5M8.5 12.5h7M8.5 15.8h4.5',
);
export const UserIcon = icon(
  'M12 4.5a3.7 3.7 0 1 0 0 7.4a3.7 3.7 0 0 0 0-7.4zM5 19.5c.4-3 3.3-4.7 7-4.7s6.6 1.7 7 4.7',
);
export const PhoneIcon = icon(
  'M7 4.5h2.5l1.5 4l-2 1.5a10 10 0 0 0 5 5l1.5-2l4 1.5V17a2.5 2.5 0 0 1-2.5 2.5A12.5 12.5 0 0 1 4.5 7A2.5 2.5 0 0 1 7 4.5z',
);
