import styled from '@emotion/styled';
import type { ReactNode } from 'react';

export type Fact = { key: string; name: string; value: ReactNode };

const List = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(72px, auto) minmax(0, 1fr)',
  gap: theme.spacing(2.5, 5),
  marginTop: theme.spacing(5),
  paddingTop: theme.spacing(5),
  borderTop: `1px solid ${theme.vars.palette.line.hairline}`,
  fontSize: theme.typography.body2.fontSize,
  '& > dt': { color: theme.vars.palette.text.secondary },
  '& > dd': { overflowWrap: 'anywhere', whiteSpace: 'pre-line' },
}));

/** Names and values, one line each. */
export function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <List>
      {facts.flatMap(({ key, name, value }) => [<dt key={`${key}-name`}>{name}</dt>, <dd key={key}>{value}</dd>])}
    </List>
  );
}
