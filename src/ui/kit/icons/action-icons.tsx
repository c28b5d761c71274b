import { icon } from './icon';

export const PlusIcon = icon('M12 5v14M5 12h14');
export const MinusIcon = icon('M5 12h14');
export const CloseIcon = icon('M6 6l12 12M18 6L6 18');
export const CheckIcon = icon('M5 12.5l4.5 4.5L19 7.5');
export const SearchIcon = icon('M11 4.5a6.5 6.5 0 1 0 0 13a6.5 6.5 0 0 0 0-13zM15.8 15.8L20 20');
export const CopyIcon = icon(
  'M10 8.5h8a1.5 1.5 0 0 1 1.5 1.5v8a1.5 1.5 0 0 1-1.5 1.5h-8A1.5 1.5 0 0 1 8.5 18v-8A1.5 1.5 0 0 1 10 8.5zM5.5 15.5A1 1 0 0 1 4.5 14.5V6A1.5 1.5 0 0 1 6 4.5h8.5a1 1 0 0 1 1 1',
);
export const ShareIcon = icon('M12 4v11M8 7.5L12 3.5l4 4M5 12.5V18a1.5 1.5 0 0 0 1.5 1.5h11A1.5 1.5 0 0 0 19 18v-5.5');
export const DownloadIcon = icon('M12 4v11M8 11.5l4 4l4-4M5 16v2a1.5 1.5 0 0 0 1.5 1.5h11A1.5 1.5 0 0 0 19 18v-2');
export const PrintIcon = icon(
  'M7.5 9V4h9v5M7.5 16.5H6A1.5 1.5 0 0 1 4.5 15v-4.5A1.5 1.5 0 0 1 6 9h12a1.5 1.5 0 0 1 1.5 1.5V15a1.5 1.5 0 0 1-1.5 1.5h-1.5M7.5 14h9v6h-9z',
);
export const RefreshIcon = icon('M19.5 12a7.5 7.5 0 1 1-2.2-5.3L19.5 9M19.5 4.5V9H15');
export const TrashIcon = icon(
  'M4.5 6.5h15M9.5 6.5V4.5h5v2M6.5 6.5l.8 12a1.2 1.2 0 0 0 1.2 1h7a1.2 1.2 0 0 0 1.2-1l.8-12M10 10.5v5M14 10.5v5',
);
export const EditIcon = icon('M5 19l.8-3.8L16 5l3 3L8.8 18.2zM13.8 7.2l3 3');
export const MenuIcon = icon('M4.5 7h15M4.5 12h15M4.5 17h15');
export const ExternalIcon = icon(
  'M13.5 4.5h6v6M19.5 4.5L11 13M17 13.5V18a1.5 1.5 0 0 1-1.5 1.5H6A1.5 1.5 0 0 1 4.5 18V8.5A1.5 1.5 0 0 1 6 7h4.5',
);
export const LogoutIcon = icon('M10.5 4.5H6A1.5 1.5 0 0 0 4.5 6v12A1.5 1.5 0 0 0 6 19.5h4.5M15 8l4 4l-4 4M19 12H9.5');
export const LoginIcon = icon(
  'M13.5 4.5H18A1.5 1.5 0 0 1 19.5 6v12a1.5 1.5 0 0 1-1.5 1.5h-4.5M10 8l4 4l-4 4M14 12H4.5',
);
export const DragIcon = icon('M9 6.5h.01M15 6.5h.01M9 12h.01M15 12h.01M9 17.5h.01M15 17.5h.01');
