/** 1평 is 400/121 m². */
const SQUARE_METRES_PER_PYEONG = 400 / 121;

/** Whole 평 of whole square metres, and back; every whole 평 survives the way there and back. */
export const toPyeong = (squareMetres: number) => Math.round(squareMetres / SQUARE_METRES_PER_PYEONG);
export const toSquareMetres = (pyeong: number) => Math.round(pyeong * SQUARE_METRES_PER_PYEONG);

/** 평 of an area as typed; null for one that is no number. */
export function pyeongOf(squareMetres: string): number | null {
  const value = Number(squareMetres);
  return squareMetres.trim() === '' || Number.isNaN(value) ? null : toPyeong(value);
}
