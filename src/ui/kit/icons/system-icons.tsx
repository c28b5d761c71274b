import { icon } from './icon';

export const InfoIcon = icon('M12 4a8 8 0 1 0 0 16a8 8 0 0 0 0-16zM12 11.5v4.5M12 8.2h.01');
export const AlertIcon = icon('M12 4a8 8 0 1 0 0 16a8 8 0 0 0 0-16zM12 7.8v4.7M12 15.8h.01');
export const SuccessIcon = icon('M12 4a8 8 0 1 0 0 16a8 8 0 0 0 0-16zM8.5 12.2l2.5 2.5l4.5-5');
export const HelpIcon = icon(
  'M12 4a8 8 0 1 0 0 16a8 8 0 0 0 0-16zM9.8 10a2.3 2.3 0 1 1 3.3 2.1c-.8.4-1.1.9-1.1 1.7M12 16.3h.01',
);
export const BellIcon = icon(
  'M12 4a5.5 5.5 0 0 0-5.5 5.5c0 4-1.5 5.5-2 6.5h15c-.5-1-2-2.5-2-6.5A5.5 5.5 0 0 0 12 4zM10 18.8a2.2 2.2 0 0 0 4 0',
);
export const SunIcon = icon(
  'M12 8a4 4 0 1 0 0 8a4 4 0 0 0 0-8zM12 3.5v1.5M12 19v1.5M3.5 12H5M19 12h1.5M6 6l1 1M17 17l1 1M6 18l1-1M17 7l1-1',
);
export const MoonIcon = icon('M19.5 14A7.8 7.8 0 0 1 10 4.5a7.8 7.8 0 1 0 9.5 9.5z');
export const GlobeIcon = icon(
  'M12 4a8 8 0 1 0 0 16a8 8 0 0 0 0-16zM4 12h16M12 4c2.2 2.2 3.2 4.9 3.2 8s-1 5.8-3.2 8c-2.2-2.2-3.2-4.9-3.2-8s1-5.8 3.2-8z',
);
export const EyeIcon = icon(
  'M3.5 12C5.3 8.5 8.3 6.5 12 6.5s6.7 2 8.5 5.5c-1.8 3.5-4.8 5.5-8.5 5.5S5.3 15.5 3.5 12zM12 9.5a2.5 2.5 0 1 0 0 5a2.5 2.5 0 0 0 0-5z',
);
export const EyeOffIcon = icon(
  'M5 5l14 14M9.5 6.9A9 9 0 0 1 12 6.5c3.7 0 6.7 2 8.5 5.5a10.5 10.5 0 0 1-2.7 3.4M6.4 8.4A10.7 10.7 0 0 0 3.5 12c1.8 3.5 4.8 5.5 8.5 5.5c1.1 0 2.2-.2 3.2-.5M10.3 10.2a2.5 2.5 0 0 0 3.5 3.5',
);
export const LockIcon = icon(
  'M7 10.5h10a1.5 1.5 0 0 1 1.5 1.5v6a1.5 1.5 0 0 1-1.5 1.5H7A1.5 1.5 0 0 1 5.5 18v-6A1.5 1.5 0 0 1 7 10.5zM8.5 10.5V8a3.5 3.5 0 0 1 7 0v2.5',
);
export const OfflineIcon = icon(
  'M5 5l14 14M8.6 12.8a5.5 5.5 0 0 1 2-1M15.3 12.7A5.5 5.5 0 0 0 14 12M5.5 9.7a10 10 0 0 1 2.6-1.7M18.5 9.7A10 10 0 0 0 11.5 7.3M12 16.5h.01',
);
