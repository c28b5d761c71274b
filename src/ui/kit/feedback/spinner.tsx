import { keyframes } from '@emotion/react';
import { styled } from '../../styled';

const rotate = keyframes({ to: { transform: 'rotate(360deg)' } });

const Ring = styled('svg')({
  animation: `${rotate} 700ms linear infinite`,
  // A motionless spinner would look broken, so reduced motion turns it in steps.
  '@media (prefers-reduced-motion: reduce)': { animation: `${rotate} 2400ms steps(8) infinite !important` },
});

/** Over a page whose scripts are loading: each picture takes processor time from them, and most waits end within a second. */
const PageRing = styled(Ring)({ animation: `${rotate} 1000ms steps(12) 1000ms infinite` });

const Dot = styled('circle')(({ theme }) => ({ fill: theme.vars.palette.attention.main }));

/**
 * Only a drawing: the element around it says what is loading. `isPage`: for a whole page; it has the brand's yellow dot.
 */
export function Spinner({ size = 24, isPage = false }: { size?: number; isPage?: boolean }) {
  const Turning = isPage ? PageRing : Ring;
  return (
    <Turning viewBox="0 0 24 24" width={size} height={size} fill="none" stroke="currentColor" aria-hidden="true">
      <circle cx="12" cy="12" r="9" strokeWidth="2.5" opacity="0.2" />
      <path d="M12 3a9 9 0 0 1 9 9" strokeWidth="2.5" strokeLinecap="round" />
      {isPage ? <Dot cx="21" cy="12" r="2.4" /> : null}
    </Turning>
  );
}
