/** A rounded rectangle. All drawings use a 32 × 32 grid; items stand on y = 27. */
export const r = (x: number, y: number, width: number, height: number, radius = 1.5) =>
  `M${x + radius} ${y}h${width - 2 * radius}a${radius} ${radius} 0 0 1 ${radius} ${radius}v${height - 2 * radius}a${radius} ${radius} 0 0 1 ${-radius} ${radius}h${2 * radius - width}a${radius} ${radius} 0 0 1 ${-radius} ${-radius}v${2 * radius - height}a${radius} ${radius} 0 0 1 ${radius} ${-radius}z`;

export const c = (x: number, y: number, radius: number) =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0z`;

/** Two legs down to the floor. */
export const legs = (left: number, right: number, from: number, to = 27) =>
  `M${left} ${from}V${to}M${right} ${from}V${to}`;
