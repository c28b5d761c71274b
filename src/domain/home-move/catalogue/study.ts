import { boxed, choice, one, type Row } from './row';

export const STUDY: readonly Row[] = [
  ...choice('desk', 'desk', [
    ['desk', 0.25, 30],
    ['deskLarge', 0.4, 45],
    ['deskShelf', 0.75, 65],
    ['deskCorner', 0.5, 60],
    ['deskStanding', 0.35, 50],
  ]),
  ...choice('chairOffice', 'officeChair', [
    ['chairOffice', 0.2, 14],
    ['chairGaming', 0.25, 22],
  ]),
  ...choice('bookcase', 'bookcase', [
    ['bookcase3', 0.35, 25],
    ['bookcase5', 0.96, 56],
    ['bookcaseWide', 1.4, 85],
  ]),
  one('shelf', 'shelf', 0.3, 20),
  boxed('books', 'books', 0.06, 18),
  one('computer', 'computer', 0.08, 12),
  one('monitor', 'monitor', 0.06, 6),
  boxed('laptop', 'laptop', 0.01, 2),
  ...choice('printer', 'printer', [
    ['printer', 0.06, 9],
    ['printerLarge', 0.4, 60],
  ]),
  one('deskDrawer', 'deskDrawer', 0.1, 15),
  one('fileCabinet', 'files', 0.25, 30),
  one('whiteboard', 'board', 0.1, 8),
  boxed('sewingMachine', 'sewing', 0.06, 10),
  one('easel', 'easel', 0.12, 5),
  boxed('lampDesk', 'lamp', 0.03, 2),
];
