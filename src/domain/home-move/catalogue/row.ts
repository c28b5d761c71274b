export type Row = {
  /** What is shown as one line: the code itself, or what its options have in common. */
  key: string;
  code: string;
  /** What it looks like: its drawing hangs on this. */
  kind: string;
  /** Cubic metres as loaded, blankets and gaps included. */
  volume: number;
  kg: number;
  isBoxed: boolean;
};

/** A thing that goes onto the truck by itself. */
export const one = (code: string, kind: string, volume: number, kg: number): Row => ({
  key: code,
  code,
  kind,
  volume,
  kg,
  isBoxed: false,
});

/** A thing that travels in a box. */
export const boxed = (...row: Parameters<typeof one>): Row => ({ ...one(...row), isBoxed: true });

/** One line with a choice: a bed and its sizes. */
export const choice = (key: string, kind: string, options: readonly [code: string, volume: number, kg: number][]) =>
  options.map(([code, volume, kg]): Row => ({ ...one(code, kind, volume, kg), key }));
