import type { OwnItem } from './job';
import { HEADING } from './own-items';

const LINE = /^- (.+) ([\d.]+|\?)×([\d.]+|\?)×([\d.]+|\?)cm × (\d{1,3})$/;
const typed = (side: string | undefined) => (side === undefined || side === '?' ? '' : side);

/** Own items read from a remark, and the remaining text. Lines that were edited by hand stay in the text. */
export function readOwnItems(remark: string): { ownItems: OwnItem[]; remark: string } {
  const [words = '', block] = remark.split(HEADING, 2);
  if (block === undefined) return { ownItems: [], remark };
  const ownItems: OwnItem[] = [];
  const rest: string[] = [];
  for (const line of block
    .split('\n')
    .map((one) => one.trim())
    .filter(Boolean)) {
    const [, name, width, depth, height, quantity] = LINE.exec(line) ?? [];
    if (name === undefined) rest.push(line);
    else {
      ownItems.push({
        key: `own-${ownItems.length}`,
        name,
        widthCm: typed(width),
        depthCm: typed(depth),
        heightCm: typed(height),
        quantity: Math.max(1, Number(quantity)),
      });
    }
  }
  return { ownItems, remark: [words.trim(), ...rest].filter(Boolean).join('\n') };
}
