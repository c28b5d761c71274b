import styled from '@emotion/styled';
import { Fragment, type ReactNode } from 'react';

export type Fact = { key: string; name: string; value: ReactNode; /** Link to change it. */ action?: ReactNode };

const List = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(72px, auto) minmax(0, 1fr)',
  gap: theme.spacing(2.5, 5),
  marginTop: theme.spacing(5),
  paddingTop: theme.spacing(5),
  borderTop: `1px solid ${theme.vars.palette.line.hairline}`,
  fontSize: theme.typography.body2.fontSize,
  '& > dt': { color: theme.vars.palette.text.secondary },
  '& > dd': { display: 'flex', justifyContent: 'space-between', gap: theme.spacing(3) },
  '& > dd > div': { minWidth: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line' },
}));

/** A definition list, one line per fact. */
export function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <List>
      {facts.map(({ key, name, value, action }) => (
        <Fragment key={key}>
          <dt>{name}</dt>
          <dd>
            <div>{value}</div>
            {action}
          </dd>
        </Fragment>
      ))}
    </List>
  );
}
