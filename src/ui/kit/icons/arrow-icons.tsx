import { icon } from './icon';

export const ChevronUpIcon = icon('M6 14.5l6-6l6 6');
export const ChevronDownIcon = icon('M6 9.5l6 6l6-6');
export const ChevronLeftIcon = icon('M14.5 6l-6 6l6 6');
export const ChevronRightIcon = icon('M9.5 6l6 6l-6 6');
export const ArrowUpIcon = icon('M12 19V5M6 11l6-6l6 6');
export const ArrowDownIcon = icon('M12 5v14M6 13l6 6l6-6');
export const ArrowLeftIcon = icon('M19 12H5M11 6l-6 6l6 6');
export const ArrowRightIcon = icon('M5 12h14M13 6l6 6l-6 6');
export const SwapIcon = icon('M8 4.5v15M4.5 8L8 4.5L11.5 8M16 19.5v-15M12.5 16l3.5 3.5l3.5-3.5');
export const CollapseIcon = icon('M4.5 4.5v15M19.5 12H9M13 7.5L8.5 12l4.5 4.5');
export const ExpandIcon = icon('M19.5 4.5v15M4.5 12H15M11 7.5l4.5 4.5l-4.5 4.5');
