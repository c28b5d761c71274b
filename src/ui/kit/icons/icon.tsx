import type { SVGProps } from 'react';

export type IconProps = Omit<SVGProps<SVGSVGElement>, 'children' | 'viewBox'> & {
  /** Width and height in pixels. */
  size?: 16 | 20 | 24 | 28;
};

/**
 * Creates an icon on a 24 × 24 grid; the stroke width is the same in all sizes. Decorative: the control has the name.
 */
export function icon(path: string) {
  function Icon({ size = 20, ...rest }: IconProps) {
    return (
      <svg
        viewBox="0 0 24 24"
        width={size}
        height={size}
        fill="none"
        stroke="currentColor"
        strokeWidth={1.75}
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
        {...rest}
      >
        <path d={path} vectorEffect="non-scaling-stroke" />
      </svg>
    );
  }
  return Icon;
}
