import type { CSSObject, Theme } from '@emotion/react';
import { styled } from '../styled';
import { languageOf } from '@/domain/text/format';

/** Styles that plain elements in long lists can use too: an `i`, then two `span`, the number of stops in an `em`. */
export const routePairStyles = ({ theme }: { theme: Theme }): CSSObject => ({
  position: 'relative',
  display: 'block',
  paddingLeft: theme.spacing(5),
  '& > span': { display: 'flex', minWidth: 0, whiteSpace: 'nowrap' },
  '& > span > b': { overflow: 'hidden', textOverflow: 'ellipsis', fontWeight: 'inherit' },
  '& > span:first-of-type': { color: theme.vars.palette.text.secondary },
  // Truncates the address, never the number of stops.
  '& em': {
    flex: 'none',
    marginLeft: theme.spacing(2),
    fontStyle: 'normal',
    fontSize: theme.typography.caption.fontSize,
    lineHeight: 'inherit',
    color: theme.vars.palette.primary.text,
  },
  // A small route line: ring, line, square.
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

type RoutePairProps = { pickup: string; dropoff: string; stops: string | null };

/** The plain elements that `routePairStyles` draws. */
export function RoutePairParts({ pickup, dropoff, stops }: RoutePairProps) {
  return (
    <>
      <i aria-hidden="true" />
      <span>
        <b lang={languageOf(pickup)}>{pickup}</b>
        {stops ? <em>{stops}</em> : null}
      </span>
      <span>
        <b lang={languageOf(dropoff)}>{dropoff}</b>
      </span>
    </>
  );
}

/** Pickup and drop-off on two lines. */
export function RoutePair(props: RoutePairProps) {
  return (
    <Pair>
      <RoutePairParts {...props} />
    </Pair>
  );
}
