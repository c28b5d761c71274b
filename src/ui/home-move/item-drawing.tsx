import { styled } from '../styled';
import { DRAWINGS, PLAIN_BOX } from './drawings/drawings';

const Drawing = styled('svg')(({ theme }) => ({
  display: 'block',
  flex: 'none',
  color: theme.vars.palette.text.secondary,
}));

/** A line drawing of a household item. Decorative: its name is shown next to it. */
export function ItemDrawing({ kind, size = 32 }: { kind: string; size?: 32 | 36 | 44 }) {
  return (
    <Drawing
      viewBox="0 0 32 32"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth={1.5}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={DRAWINGS.get(kind) ?? PLAIN_BOX} vectorEffect="non-scaling-stroke" />
    </Drawing>
  );
}
