import { icon } from './icon';

export const PinIcon = icon(
  'M12 21s6.5-6 6.5-11a6.5 6.5 0 0 0-13 0c0 5 6.5 11 6.5 11zM12 7.6a2.4 2.4 0 1 0 0 4.8a2.4 2.4 0 0 0 0-4.8z',
);
export const MapIcon = icon('M9 5L4.5 7v12L9 17l6 2l4.5-2V5L15 7zM9 5v12M15 7v12');
export const ClockIcon = icon('M12 4a8 8 0 1 0 0 16a8 8 0 0 0 0-16zM12 8v4.2l2.8 1.8');
export const TruckIcon = icon(
  'M9.3 17H13.5V6.5H4.5A1 1 0 0 0 3.5 7.5V16a1 1 0 0 0 1 1h.7M13.5 9.5h3.8l3.2 3.7V16a1 1 0 0 1-1 1h-.2M15.2 17h-1.7M7.25 15a2 2 0 1 0 0 4a2 2 0 0 0 0-4zM17.25 15a2 2 0 1 0 0 4a2 2 0 0 0 0-4z',
);
export const BoxIcon = icon('M12 4l7.5 3.8v8.4L12 20l-7.5-3.8V7.8zM4.5 7.8L12 11.5l7.5-3.7M12 11.5V20M8.2 5.9l7.5 3.8');
export const RouteIcon = icon(
  'M7 4.5a2 2 0 1 0 0 4a2 2 0 0 0 0-4zM17 15.5a2 2 0 1 0 0 4a2 2 0 0 0 0-4zM9 6.5h6.5a3 3 0 0 1 0 6h-7a3 3 0 0 0 0 5H15',
);
