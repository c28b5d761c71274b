import type { ReactNode } from 'react';
import { styled } from '../styled';

// White on the brand's blue has a contrast of 3.98:1: enough for titles (20 px bold and larger), not for body text.
const Root = styled('div')(({ theme }) => ({
  position: 'relative',
  isolation: 'isolate',
  overflow: 'hidden',
  borderRadius: theme.radius.outer,
  color: theme.vars.palette.common.white,
  backgroundColor: theme.vars.palette.primary.brand,
  // The usual ring has the colour of the panel.
  '--focus-ring': theme.vars.palette.common.white,
  '@media print': { color: 'inherit' },
}));

const RouteShape = styled('svg')(({ theme }) => ({
  position: 'absolute',
  zIndex: -1,
  inset: '0 0 auto auto',
  height: '100%',
  // On phones the title needs the whole width.
  [theme.breakpoints.down('md')]: { display: 'none' },
  '& circle': { fill: theme.vars.palette.attention.main },
}));

/**
 * A large area in brand blue with the route from the logo. Because of the contrast, only titles stand directly on it.
 */
export function BrandPanel({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <Root className={className}>
      <RouteShape viewBox="0 0 240 120" aria-hidden="true">
        <path
          d="M250 14h-76a37 37 0 0 0 0 74h30"
          fill="none"
          stroke="currentColor"
          strokeOpacity={0.16}
          strokeWidth={14}
        />
        <circle cx="206" cy="88" r="11" />
      </RouteShape>
      {children}
    </Root>
  );
}
