import type { CSSObject, Theme } from '@emotion/react';
import styled from '@emotion/styled';

/** Plain elements of a long list may borrow the look: `i`, then two `span`, the stops in an `em`. */
export const routePairStyles = ({ theme }: { theme: Theme }): CSSObject => ({
  position: 'relative',
  display: 'block',
  paddingLeft: theme.spacing(5),
  '& > span': { display: 'flex', minWidth: 0, whiteSpace: 'nowrap' },
  '& > span > b': { overflow: 'hidden', textOverflow: 'ellipsis', fontWeight: 'inherit' },
  '& > span:first-of-type': { color: theme.vars.palette.text.secondary },
  // How many stops lie between is never cut; the address gives way.
  '& em': {
    flex: 'none',
    marginLeft: theme.spacing(2),
    fontStyle: 'normal',
    fontSize: theme.typography.caption.fontSize,
    lineHeight: 'inherit',
    color: theme.vars.palette.primary.text,
  },
  // The route line, small: a ring, a line, a square.
  '&::before, &::after, & > i': { content: '""', position: 'absolute', left: 2, width: 8, height: 8 },
  '&::before': { top: '0.45em', borderRadius: '50%', border: `2px solid ${theme.vars.palette.route.line}` },
  '&::after': { bottom: '0.45em', borderRadius: 2, backgroundColor: theme.vars.palette.route.line },
  '& > i': {
    left: 5,
    top: 'calc(0.45em + 8px)',
    bottom: 'calc(0.45em + 8px)',
    width: 2,
    height: 'auto',
    backgroundColor: theme.vars.palette.route.line,
  },
});

const Pair = styled('span')(routePairStyles);

/** From where to where, on two lines. */
export function RoutePair({ pickup, dropoff, stops }: { pickup: string; dropoff: string; stops: string | null }) {
  return (
    <Pair>
      <i aria-hidden="true" />
      <span>
        <b>{pickup}</b>
        {stops ? <em>{stops}</em> : null}
      </span>
      <span>
        <b>{dropoff}</b>
      </span>
    </Pair>
  );
}
