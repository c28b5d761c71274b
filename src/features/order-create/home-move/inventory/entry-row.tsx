import { memo } from 'react';
import type { Entry, Item } from '@/domain/home-move/catalogue';
import { ItemDrawing } from '@/ui/home-move/item-drawing';
import { styled } from '@/ui/styled';
import { CountField } from './count-field';
import { OptionChip } from './option-chip';
import { hasOptions, type ItemLabels } from './use-item-labels';

const Row = styled('li')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(3),
  minHeight: 60,
  minWidth: 0,
  paddingBlock: theme.spacing(1),
}));

const OptionsRow = styled('li')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '32px minmax(0, 1fr)',
  alignItems: 'center',
  gap: theme.spacing(2, 3),
  gridColumn: '1 / -1',
  paddingBlock: theme.spacing(3),
}));

const Texts = styled('div')({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' });
const Name = styled('p')(({ theme }) => ({
  fontSize: theme.typography.body1.fontSize,
  fontWeight: theme.typography.fontWeightMedium,
  lineHeight: 1.35,
}));
const Facts = styled('p')(({ theme }) => ({
  fontSize: theme.typography.caption.fontSize,
  color: theme.vars.palette.text.secondary,
}));
const Options = styled('ul')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(2),
  // On phones the sizes also use the column of the drawing.
  gridColumn: '1 / -1',
  [theme.breakpoints.up('md')]: { gridColumn: 2 },
}));

type SingleProps = {
  item: Item;
  labels: ItemLabels;
  quantity: number;
  onQuantity: (code: string, quantity: number) => void;
};

const SingleRow = memo(function SingleRow({ item: { code, kind }, labels, quantity, onQuantity }: SingleProps) {
  const name = labels.item(code);
  return (
    <Row>
      <ItemDrawing kind={kind} />
      <Texts>
        <Name>{name}</Name>
        <Facts>{labels.facts(code)}</Facts>
      </Texts>
      <CountField name={name} quantity={quantity} labels={labels} onChange={(amount) => onQuantity(code, amount)} />
    </Row>
  );
});

type EntryRowProps = {
  entry: Entry;
  labels: ItemLabels;
  quantities: ReadonlyMap<string, number>;
  onQuantity: (code: string, quantity: number) => void;
};

/** A catalogue entry: one counter, or a chip for each of its sizes. */
export function EntryRow({ entry, labels, quantities, onQuantity }: EntryRowProps) {
  const name = labels.entry(entry.key);
  const [first] = entry.items;
  if (!hasOptions(entry)) {
    if (!first) return null;
    const quantity = quantities.get(first.code) ?? 0;
    return <SingleRow item={first} labels={labels} quantity={quantity} onQuantity={onQuantity} />;
  }
  return (
    <OptionsRow>
      <ItemDrawing kind={entry.kind} />
      <Name>{name}</Name>
      <Options aria-label={name}>
        {entry.items.map(({ code }) => (
          <OptionChip
            key={code}
            code={code}
            labels={labels}
            quantity={quantities.get(code) ?? 0}
            onQuantity={onQuantity}
          />
        ))}
      </Options>
    </OptionsRow>
  );
}
