import { icon } from './icon';

export const PinIcon = icon(
  'M12 21s6.5-6 6.5-11a6.5 6.5 0 0 0-13 0c0 5 6.5 11 6.5 11zM12 7.6a2.4 2.4 0 1 0 0 4.8a2.4 2.4 0 0 0 0-4.8z',
);
export const MapIcon = icon('M9 5L4.5 7v12L9 17l6 2l4.5-2V5L15 7zM9 5v12M15 7v12');
export const RouteIcon = icon(
  'M7 4.5a2 2 0 1 0 0 4a2 2 0 0 0 0-4zM17 15.5a2 2 0 1 0 0 4a2 2 0 0 0 0-4zM9 6.5h6.5a3 3 0 0 1 0 6h-7a3 3 0 0 0 0 5H15',
);
export const ClockIcon = icon('M12 4a8 8 0 1 0 0 16a8 8 0 0 0 0-16zM12 8v4.2l2.8 1.8');
export const CalendarIcon = icon(
  'M6 6h12a1.5 1.5 0 0 1 1.5 1.5v10.5a1.5 1.5 0 0 1-1.5 1.5H6A1.5 1.5 0 0 1 4.5 18V7.5A1.5 1.5 0 0 1 6 6zM4.5 10.5h15M8.5 4v3.5M15.5 4v3.5',
);
export const HomeIcon = icon(
  'M4.5 11L12 4.5L19.5 11M6.5 9.5V18A1.5 1.5 0 0 0 8 19.5h8a1.5 1.5 0 0 0 1.5-1.5V9.5M10 19.5V14.5h4v5',
);
export const BuildingIcon = icon(
  'M6 19.5V5.5A1 1 0 0 1 7 4.5h7a1 1 0 0 1 1 1v14M15 10h2.5a1 1 0 0 1 1 1v8.5M4 19.5h16M9 8.5h3M9 12h3M9 15.5h3',
);
export const TruckIcon = icon(
  'M9.3 17H13.5V6.5H4.5A1 1 0 0 0 3.5 7.5V16a1 1 0 0 0 1 1h.7M13.5 9.5h3.8l3.2 3.7V16a1 1 0 0 1-1 1h-.2M15.2 17h-1.7M7.25 15a2 2 0 1 0 0 4a2 2 0 0 0 0-4zM17.25 15a2 2 0 1 0 0 4a2 2 0 0 0 0-4z',
);
export const MotorcycleIcon = icon(
  'M6 13.5a3 3 0 1 0 0 6a3 3 0 0 0 0-6zM18 13.5a3 3 0 1 0 0 6a3 3 0 0 0 0-6zM9 16.5h4.5l2.5-6H11L8.5 13M14 6.5h2L18 13.5M4 10.5h4',
);
export const BoxIcon = icon('M12 4l7.5 3.8v8.4L12 20l-7.5-3.8V7.8zM4.5 7.8L12 11.5l7.5-3.7M12 11.5V20M8.2 5.9l7.5 3.8');
export const SofaIcon = icon(
  'M6 11V8a2 2 0 0 1 2-2h8a2 2 0 0 1 2 2v3M4 12.5a1.7 1.7 0 0 1 3.4 0V14h9.2v-1.5a1.7 1.7 0 0 1 3.4 0V17a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1zM6.5 18v1.5M17.5 18v1.5',
);
export const ElevatorIcon = icon(
  'M6 4.5h12a1 1 0 0 1 1 1v13a1 1 0 0 1-1 1H6a1 1 0 0 1-1-1v-13a1 1 0 0 1 1-1zM9.5 10.5L12 8l2.5 2.5M9.5 13.5L12 16l2.5-2.5',
);
