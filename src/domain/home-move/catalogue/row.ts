export type Row = {
  /** The key of the catalogue line: the item's code, or a common key for several sizes. */
  key: string;
  code: string;
  /** Selects the drawing. */
  kind: string;
  /** Cubic metres as loaded, including blankets and gaps. */
  volume: number;
  kg: number;
  isBoxed: boolean;
};

/** An item that is loaded as it is. */
export const one = (code: string, kind: string, volume: number, kg: number): Row => ({
  key: code,
  code,
  kind,
  volume,
  kg,
  isBoxed: false,
});

/** An item that is packed into a box. */
export const boxed = (...row: Parameters<typeof one>): Row => ({ ...one(...row), isBoxed: true });

/** One line with several sizes, such as a bed. */
export const choice = (key: string, kind: string, options: readonly [code: string, volume: number, kg: number][]) =>
  options.map(([code, volume, kg]): Row => ({ ...one(code, kind, volume, kg), key }));
