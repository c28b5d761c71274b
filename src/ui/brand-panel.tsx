import styled from '@emotion/styled';
import type { ReactNode } from 'react';

// White on the brand's blue is 3.98:1: enough for titles (20 px bold and larger), not for text.
const Root = styled('div')(({ theme }) => ({
  position: 'relative',
  isolation: 'isolate',
  overflow: 'hidden',
  borderRadius: theme.radius.outer,
  color: theme.vars.palette.common.white,
  backgroundColor: theme.vars.palette.primary.brand,
  '@media print': { padding: '0 !important', color: 'inherit', backgroundColor: 'transparent' },
}));

const Way = styled('svg')(({ theme }) => ({
  position: 'absolute',
  zIndex: -1,
  top: 0,
  right: 0,
  height: '100%',
  '& path': { fill: 'none', stroke: theme.vars.palette.common.white, strokeWidth: 14, opacity: 0.16 },
  '& circle': { fill: theme.vars.palette.attention.main },
  '@media print': { display: 'none' },
}));

/** A large area in the brand's own blue with the route of the mark. What is read on it is a title or has its own ground. */
export function BrandPanel({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <Root className={className}>
      <Way viewBox="0 0 240 120" preserveAspectRatio="xMaxYMid slice" aria-hidden="true" focusable="false">
        <path d="M250 14h-76a37 37 0 0 0 0 74h30" />
        <circle cx="206" cy="88" r="11" />
      </Way>
      {children}
    </Root>
  );
}
