import { boxed, one, type Row } from './row';

export const KIDS: readonly Row[] = [
  one('bedBunk', 'bunk', 1.8, 105),
  one('bedKids', 'bed', 0.8, 40),
  one('crib', 'crib', 0.5, 25),
  one('playpen', 'crib', 0.35, 20),
  one('stroller', 'stroller', 0.2, 12),
  one('carSeat', 'carSeat', 0.15, 10),
  one('highChair', 'highChair', 0.15, 7),
  one('deskKids', 'desk', 0.25, 22),
  one('bookcaseKids', 'shelf', 0.3, 18),
  one('toyShelf', 'toyShelf', 0.3, 15),
  boxed('toys', 'toys', 0.1, 6),
  one('playMat', 'carpet', 0.15, 10),
  one('slide', 'slide', 0.4, 14),
  one('swing', 'swing', 0.3, 12),
  one('trampoline', 'trampoline', 0.25, 14),
  one('playTent', 'tent', 0.1, 4),
  one('bicycleKids', 'bicycle', 0.2, 9),
  one('rideOn', 'rideOn', 0.25, 14),
  one('babyBath', 'bath', 0.06, 2),
  boxed('sterilizer', 'microwave', 0.06, 6),
];
