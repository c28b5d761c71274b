import type { SVGProps } from 'react';

export type IconProps = Omit<SVGProps<SVGSVGElement>, 'children' | 'viewBox'> & {
  /** Pixels of the square. */
  size?: 16 | 20 | 24 | 28;
};

/**
 * One drawing on a 24 grid, one stroke width whatever the size. Decorative: the control that holds it carries the name.
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
        focusable="false"
        {...rest}
      >
        <path d={path} vectorEffect="non-scaling-stroke" />
      </svg>
    );
  }
  return Icon;
}
