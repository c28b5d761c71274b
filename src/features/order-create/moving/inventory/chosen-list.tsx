import styled from '@emotion/styled';
import { useTranslation } from 'next-i18next/pages';
import { memo, useState } from 'react';
import { placeOf } from '@/domain/moving/catalogue';
import type { MovingItem } from '@/domain/moving/moving-job';
import { Disclosure } from '@/ui/disclosure';
import { ChosenRow } from './chosen-row';
import type { InventoryActions } from './inventory-actions';
import type { ItemWords } from './use-item-words';

const List = styled('ul')(({ theme }) => ({ borderTop: `1px solid ${theme.vars.palette.line.hairline}` }));

type ChosenListProps = { items: readonly MovingItem[]; words: ItemWords; actions: InventoryActions };

/** All that was chosen, room by room, to be read through and put right. */
export const ChosenList = memo(function ChosenList({ items, words, actions }: ChosenListProps) {
  const { t } = useTranslation('inventory');
  const [isOpen, setIsOpen] = useState(false);
  if (items.length === 0) return null;
  return (
    <Disclosure summary={t('chosen')} isOpen={isOpen} onToggle={setIsOpen}>
      {/* A long list is made when somebody wants to see it. */}
      <List aria-label={t('chosenList')}>
        {(isOpen ? items : [])
          .toSorted((one, other) => placeOf(one.code) - placeOf(other.code))
          .map(({ code, quantity }) => (
            <ChosenRow key={code} code={code} quantity={quantity} words={words} actions={actions} />
          ))}
      </List>
    </Disclosure>
  );
});
