import type { ReactNode } from 'react';
import { languageOf } from '@/domain/text/format';
import { styled } from '../styled';

const List = styled('dl')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3),
  fontSize: theme.typography.body2.fontSize,
  overflowWrap: 'anywhere',
  '& > div': { display: 'flex', flexWrap: 'wrap', gap: theme.spacing(1, 4) },
  '& dt': {
    flex: '0 0 max(72px, min(7rem, 44%))',
    minWidth: 'min-content',
    overflowWrap: 'normal',
    color: theme.vars.palette.text.secondary,
  },
  // With large text on a phone it goes below its term: an order number beside it would have three lines.
  '& dd': { flex: '1 1 8em', minWidth: 0, whiteSpace: 'pre-line' },
  // Beside its term, a request of 200 characters would be a column of twenty lines.
  '& dd[data-long]': { flexBasis: '100%' },
}));

type Fact = { key: string; term: string; value: ReactNode };

const isLong = (value: ReactNode) => typeof value === 'string' && value.length > 40;

/** A definition list; facts without a value are left out. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <List>
      {facts.map(({ key, term, value }) =>
        value === null || value === '' ? null : (
          <div key={key}>
            <dt>{term}</dt>
            <dd lang={languageOf(value)} data-long={isLong(value) || undefined}>
              {value}
            </dd>
          </div>
        ),
      )}
    </List>
  );
}
