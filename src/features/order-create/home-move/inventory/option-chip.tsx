import { memo, useRef } from 'react';
import { MAX_QUANTITY } from '@/domain/home-move/job';
import { IconButton } from '@/ui/kit/button/icon-button';
import { MinusIcon, PlusIcon } from '@/ui/kit/icons/action-icons';
import { styled } from '@/ui/styled';
import type { ItemLabels } from './use-item-labels';

const Root = styled('li')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  borderRadius: theme.radius.inner,
  boxShadow: `inset 0 0 0 1px ${theme.vars.palette.line.strong}`,
  '&[data-counted="true"]': {
    backgroundColor: theme.vars.palette.primary.soft,
    boxShadow: `inset 0 0 0 1px ${theme.vars.palette.primary.brand}`,
  },
}));

const AddButton = styled('button')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.spacing(1.5),
  minHeight: theme.layout.target,
  padding: theme.spacing(0, 3),
  border: 0,
  borderRadius: theme.radius.inner,
  background: 'none',
  fontSize: theme.typography.body2.fontSize,
  color: theme.vars.palette.text.primary,
  cursor: 'pointer',
  '[data-counted="true"] > &': { paddingLeft: theme.spacing(1) },
  '& > svg': { color: theme.vars.palette.text.secondary },
  '& > b': { fontWeight: theme.typography.fontWeightBold, color: theme.vars.palette.primary.text },
  '@media (hover: hover)': { '&:hover': { backgroundColor: theme.vars.palette.surface.hover } },
  '&:disabled': { cursor: 'default' },
}));

/** English sizes start in lower case, because elsewhere they follow a name. */
const SizeText = styled('span')({ display: 'inline-block', '&::first-letter': { textTransform: 'uppercase' } });

type OptionChipProps = {
  code: string;
  labels: ItemLabels;
  quantity: number;
  onQuantity: (code: string, quantity: number) => void;
};

/** One size of an item; a tap adds one. */
export const OptionChip = memo(function OptionChip({ code, labels, quantity, onQuantity }: OptionChipProps) {
  const name = labels.item(code);
  const add = useRef<HTMLButtonElement>(null);

  function removeOne() {
    if (quantity === 1) add.current?.focus();
    onQuantity(code, quantity - 1);
  }

  return (
    <Root data-counted={quantity > 0}>
      {quantity > 0 ? (
        <IconButton label={labels.less(name)} onClick={removeOne}>
          <MinusIcon />
        </IconButton>
      ) : null}
      <AddButton
        ref={add}
        type="button"
        data-add=""
        aria-label={`${labels.add(name)}${quantity > 0 ? `, ${quantity}` : ''}`}
        disabled={quantity >= MAX_QUANTITY}
        onClick={() => onQuantity(code, quantity + 1)}
      >
        <SizeText>{labels.option(code)}</SizeText>
        {quantity > 0 ? <b>{quantity}</b> : null}
        <PlusIcon size={16} />
      </AddButton>
    </Root>
  );
});
