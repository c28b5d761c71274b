import styled from '@emotion/styled';
import { useTranslation } from 'next-i18next/pages';
import { memo } from 'react';
import { ENTRIES, itemOf } from '@/domain/home-move/catalogue';
import { IconButton } from '@/ui/kit/button/icon-button';
import { TrashIcon } from '@/ui/kit/icons/action-icons';
import { ItemDrawing } from '@/ui/home-move/item-drawing';
import { focusInNextFrame } from '@/lib/browser/focus-in-next-frame';
import { CountField } from './count-field';
import type { InventoryActions } from './inventory-actions';
import { OptionSelect } from './option-select';
import { UNDO_ID } from './undo-bar';
import type { ItemLabels } from './use-item-labels';

const Row = styled('li')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(0, 3),
  minHeight: 60,
  padding: theme.spacing(1, 0),
  borderBottom: `1px solid ${theme.vars.palette.line.hairline}`,
  // Rows out of view are not painted at each keystroke; the margin keeps focus rings visible.
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto 61px',
  overflowClipMargin: theme.spacing(1),
}));

/** Hidden on phones to save space: there, decreasing to 0 removes the item. */
const RemoveButton = styled(IconButton)(({ theme }) => ({
  [theme.breakpoints.down('sm')]: { display: 'none' },
}));

const Name = styled('div')(({ theme }) => ({
  display: 'flex',
  flex: 1,
  minWidth: 0,
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(0, 1),
  fontWeight: theme.typography.fontWeightMedium,
  lineHeight: 1.35,
  overflowWrap: 'anywhere',
}));

type ChosenRowProps = { code: string; quantity: number; labels: ItemLabels; actions: InventoryActions };

export const ChosenRow = memo(function ChosenRow({ code, quantity, labels, actions }: ChosenRowProps) {
  const { t } = useTranslation('inventory');
  const item = itemOf(code);
  const entry = ENTRIES.find(({ key }) => key === item?.key);
  const name = labels.item(code);

  function remove() {
    actions.remove(code, quantity, t('removed', { name }));
    focusInNextFrame(UNDO_ID);
  }

  return (
    <Row>
      <ItemDrawing kind={item?.kind ?? 'box'} />
      <Name>
        {labels.entry(item?.key ?? code)}
        {entry && entry.items.length > 1 ? (
          <OptionSelect
            label={t('option', { name: labels.entry(entry.key) })}
            value={code}
            options={entry.items.map((option) => ({ value: option.code, label: labels.option(option.code) }))}
            onChange={(other) => actions.option(code, other)}
          />
        ) : null}
      </Name>
      <CountField
        name={name}
        quantity={quantity}
        labels={labels}
        onChange={(amount) => (amount === 0 ? remove() : actions.quantity(code, amount))}
      />
      <RemoveButton label={t('remove', { name })} onClick={remove}>
        <TrashIcon />
      </RemoveButton>
    </Row>
  );
});
