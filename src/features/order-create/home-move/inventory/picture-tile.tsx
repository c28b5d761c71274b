import { useTranslation } from '@/lib/i18n/use-translation';
import { memo } from 'react';
import { ENTRIES, entryKeyOf, itemOf } from '@/domain/home-move/catalogue';
import { MAX_QUANTITY } from '@/domain/home-move/job';
import { focusInNextFrame } from '@/lib/browser/focus-in-next-frame';
import { ItemDrawing } from '@/ui/home-move/item-drawing';
import { PlusIcon } from '@/ui/kit/icons/action-icons';
import { styled } from '@/ui/styled';
import { CountField } from './count-field';
import type { InventoryActions } from './inventory-actions';
import { OptionSelect } from './option-select';
import { UNDO_ID } from './undo-bar';
import type { ItemLabels } from './use-item-labels';

const Tile = styled('li')(({ theme }) => ({
  display: 'grid',
  gridTemplateRows: '1fr auto auto',
  justifyItems: 'center',
  minWidth: 0,
  border: `1px solid ${theme.vars.palette.line.hairline}`,
  borderRadius: theme.radius.inner,
  // A long size is cut off in a narrow tile; the opened list shows it whole.
  '& > span': { maxWidth: '100%' },
  '& > span > svg': { right: 0 },
  '& select': {
    maxWidth: '100%',
    marginLeft: 0,
    paddingRight: theme.spacing(4.5),
    fontSize: theme.typography.caption.fontSize,
  },
}));

const Picture = styled('button')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'start',
  gap: theme.spacing(1),
  width: '100%',
  padding: theme.spacing(3, 1, 1),
  border: 0,
  borderRadius: theme.radius.inner,
  background: 'none',
  color: theme.vars.palette.text.primary,
  cursor: 'pointer',
  fontSize: theme.typography.caption.fontSize,
  fontWeight: theme.typography.fontWeightMedium,
  lineHeight: 1.3,
  overflowWrap: 'anywhere',
  // The plus, without which only the minus below would say what a press does.
  '& > svg + svg': {
    position: 'absolute',
    top: theme.spacing(1.5),
    right: theme.spacing(1.5),
    color: theme.vars.palette.primary.text,
  },
  '@media (hover: hover)': { '&:hover': { backgroundColor: theme.vars.palette.surface.hover } },
  '&:active': { backgroundColor: theme.vars.palette.surface.pressed },
}));

const sizeId = (code: string) => `moving-size-${code}`;

type PictureTileProps = { code: string; quantity: number; labels: ItemLabels; actions: InventoryActions };

/** One chosen item: its picture adds one more. */
export const PictureTile = memo(function PictureTile({ code, quantity, labels, actions }: PictureTileProps) {
  const { t } = useTranslation('inventory');
  const item = itemOf(code);
  const entry = ENTRIES.find(({ key }) => key === item?.key);
  const name = labels.item(code);
  const isFull = quantity >= MAX_QUANTITY;

  function remove() {
    actions.remove(code, quantity, t('removed', { name }));
    focusInNextFrame(UNDO_ID);
  }

  function choose(other: string) {
    actions.option(code, other);
    // Two tiles become one if that size is in the list already.
    focusInNextFrame(sizeId(other));
  }

  return (
    <Tile>
      <Picture
        type="button"
        aria-label={`${labels.add(name)}, ${quantity}`}
        // Not `disabled`, which would lose the focus.
        aria-disabled={isFull}
        onClick={() => {
          if (!isFull) actions.quantity(code, quantity + 1);
        }}
      >
        <ItemDrawing kind={item?.kind ?? 'box'} size={44} />
        {labels.entry(entryKeyOf(code))}
        {isFull ? null : <PlusIcon size={16} />}
      </Picture>
      {entry && entry.items.length > 1 ? (
        <OptionSelect
          id={sizeId(code)}
          label={t('option', { name: labels.entry(entry.key) })}
          value={code}
          options={entry.items.map((option) => ({ value: option.code, label: labels.option(option.code) }))}
          onChange={choose}
        />
      ) : null}
      <CountField
        name={name}
        quantity={quantity}
        labels={labels}
        hasPlus={false}
        onChange={(amount) => (amount === 0 ? remove() : actions.quantity(code, amount))}
      />
    </Tile>
  );
});
