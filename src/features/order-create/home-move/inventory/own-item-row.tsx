import { useTranslation } from '@/lib/i18n/use-translation';
import { memo, useState, type KeyboardEvent } from 'react';
import { centimetres, isUnfinished, MAX_OWN_NAME, missingInOwnItem, ownItemLoad } from '@/domain/home-move/own-items';
import type { OwnItem } from '@/domain/home-move/job';
import { formatExactCubicMetres } from '@/domain/text/format';
import { IconButton } from '@/ui/kit/button/icon-button';
import { TrashIcon } from '@/ui/kit/icons/action-icons';
import { TextInput } from '@/ui/kit/form/text-input';
import { focusInNextFrame } from '@/lib/browser/focus-in-next-frame';
import { styled } from '@/ui/styled';
import { OWN_ITEM_NAME } from '../field-ids';
import { CountField } from './count-field';
import type { InventoryActions } from './inventory-actions';
import { UNDO_ID } from './undo-bar';
import { roughKilograms } from './rough-kilograms';
import type { ItemLabels } from './use-item-labels';

const SIDES = ['widthCm', 'depthCm', 'heightCm'] as const;
type Side = (typeof SIDES)[number];
const LABEL = { widthCm: 'own.width', depthCm: 'own.depth', heightCm: 'own.height' } as const;
const MAX_FIGURE = 6;

const Row = styled('li')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3),
  padding: theme.spacing(4, 0),
  borderBottom: `1px solid ${theme.vars.palette.line.hairline}`,
}));
const Head = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'end',
  gap: theme.spacing(2),
}));
const Sizes = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  alignItems: 'start',
  gap: theme.spacing(3),
}));
const Footer = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(2),
}));
const Result = styled('p')(({ theme }) => ({
  flex: 1,
  minWidth: 160,
  fontSize: theme.typography.caption.fontSize,
  color: theme.vars.palette.text.secondary,
}));

export const ownNameId = (key: string) => `own-name-${key}`;

type OwnItemRowProps = {
  item: OwnItem;
  place: number;
  /** The step has found that something is missing here. */
  isMissed: boolean;
  labels: ItemLabels;
  actions: InventoryActions;
};

/** An item measured by the customer, with its computed load or what is still missing. */
export const OwnItemRow = memo(function OwnItemRow({ item, place, isMissed, labels, actions }: OwnItemRowProps) {
  const { t } = useTranslation('inventory');
  const [leftSides, setLeftSides] = useState<readonly Side[]>(() => SIDES.filter((side) => item[side].trim() !== ''));
  const isUnnamed = item.name.trim() === '';
  const name = isUnnamed ? t('own.number', { number: place + 1 }) : item.name.trim();
  const load = ownItemLoad(item);

  const isUnread = (side: Side) => centimetres(item[side]) === null;
  const isWrong = (side: Side) =>
    isUnread(side) && (isMissed || (leftSides.includes(side) && item[side].trim() !== ''));
  /** The first of these takes the focus. */
  const fieldName = (isLacking: boolean) => (isLacking && isUnfinished(item) ? OWN_ITEM_NAME : undefined);

  function resultText() {
    if (!load) return t(missingInOwnItem(item) === 'name' ? 'own.lackName' : 'own.lackSize');
    return t('own.counts', {
      volume: formatExactCubicMetres(load.volume * item.quantity),
      kg: roughKilograms(load.kg * item.quantity),
    });
  }

  function remove() {
    actions.removeOwn(item, place, t('removed', { name }));
    focusInNextFrame(UNDO_ID);
  }

  return (
    <Row aria-label={name}>
      <Head>
        <TextInput
          id={ownNameId(item.key)}
          name={fieldName(isUnnamed)}
          label={t('own.name')}
          autoComplete="off"
          maxLength={MAX_OWN_NAME}
          value={item.name}
          error={isMissed && isUnnamed ? t('own.lackName') : undefined}
          onChange={({ target }) => actions.patchOwn(item.key, { name: target.value })}
          onKeyDown={preventSubmit}
        />
        <IconButton label={t('remove', { name })} onClick={remove}>
          <TrashIcon />
        </IconButton>
      </Head>
      {/* Shows an error only after leaving the field, not while typing. */}
      <Sizes>
        {SIDES.map((side) => (
          <div key={side} onBlur={() => setLeftSides((before) => [...new Set([...before, side])])}>
            <TextInput
              name={fieldName(isUnread(side))}
              label={t(LABEL[side])}
              inputMode="decimal"
              autoComplete="off"
              maxLength={MAX_FIGURE}
              value={item[side]}
              error={isWrong(side) ? t('own.badSize') : undefined}
              onChange={({ target }) => actions.patchOwn(item.key, { [side]: target.value })}
              onKeyDown={preventSubmit}
            />
          </div>
        ))}
      </Sizes>
      <Footer>
        <Result role="status">{resultText()}</Result>
        <CountField
          name={name}
          quantity={item.quantity}
          labels={labels}
          onChange={(amount) => (amount === 0 ? remove() : actions.patchOwn(item.key, { quantity: amount }))}
        />
      </Footer>
    </Row>
  );
});

/** Enter in one of these fields must not submit the order. */
function preventSubmit(event: KeyboardEvent) {
  if (event.key === 'Enter') event.preventDefault();
}
