import type { ReactNode } from 'react';
import { languageOf } from '@/domain/text/format';
import { styled } from '../styled';

const List = styled('dl')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3),
  fontSize: theme.typography.body2.fontSize,
  overflowWrap: 'anywhere',
  '& > div': {
    display: 'grid',
    gridTemplateColumns: 'minmax(72px, min(7rem, 44%)) minmax(0, 1fr)',
    gap: theme.spacing(4),
  },
  '& dt': { color: theme.vars.palette.text.secondary },
  '& dd': { whiteSpace: 'pre-line' },
}));

type Fact = { key: string; term: string; value: ReactNode };

/** A definition list; facts without a value are left out. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <List>
      {facts.map(({ key, term, value }) =>
        value === null || value === '' ? null : (
          <div key={key}>
            <dt>{term}</dt>
            <dd lang={languageOf(value)}>{value}</dd>
          </div>
        ),
      )}
    </List>
  );
}
