import styled from '@emotion/styled';

const Mark = styled('svg')(({ theme }) => ({
  flex: 'none',
  '& rect': { fill: theme.vars.palette.route.line },
  '& path': { fill: 'none', stroke: theme.vars.palette.common.white, strokeWidth: 3, strokeLinecap: 'round' },
  '& circle': { fill: theme.vars.palette.attention.main },
}));

/** The logo's symbol: a route with a bend that ends in a yellow dot. */
export function LogoMark({ size = 32 }: { size?: number }) {
  return (
    <Mark viewBox="0 0 32 32" width={size} height={size} aria-hidden="true" focusable="false">
      <rect width="32" height="32" rx="9" />
      <path d="M9.5 9.5h7a6.5 6.5 0 0 1 0 13h-7" />
      <circle cx="9.5" cy="22.5" r="3.6" />
    </Mark>
  );
}
