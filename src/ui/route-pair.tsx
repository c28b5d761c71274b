import styled from '@emotion/styled';

const Pair = styled('span')(({ theme }) => ({
  position: 'relative',
  display: 'block',
  paddingLeft: theme.spacing(5),
  '& > span': { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& > span:first-of-type': { color: theme.vars.palette.text.secondary },
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
}));

const Stops = styled('em')(({ theme }) => ({
  marginLeft: theme.spacing(2),
  fontStyle: 'normal',
  fontSize: theme.typography.caption.fontSize,
  color: theme.vars.palette.primary.text,
}));

/** From where to where, on two lines. */
export function RoutePair({ pickup, dropoff, stops }: { pickup: string; dropoff: string; stops: string | null }) {
  return (
    <Pair>
      <i aria-hidden="true" />
      <span>
        {pickup}
        {stops ? <Stops>{stops}</Stops> : null}
      </span>
      <span>{dropoff}</span>
    </Pair>
  );
}
