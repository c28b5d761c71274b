import styled from '@emotion/styled';
import { useTranslation } from 'next-i18next/pages';
import { memo, useState } from 'react';
import { placeOf } from '@/domain/home-move/catalogue';
import type { MovingItem } from '@/domain/home-move/job';
import { Button } from '@/ui/kit/button/button';
import { Disclosure } from '@/ui/kit/layout/disclosure';
import { focusSoon } from '@/lib/browser/focus-soon';
import { ChosenRow } from './chosen-row';
import type { InventoryActions } from './inventory-actions';
import type { ItemWords } from './use-item-labels';

/** Hundreds of rows at once would make every key on the page late. */
const STEP = 60;
const LIST_ID = 'moving-chosen';

const List = styled('ul')(({ theme }) => ({ borderTop: `1px solid ${theme.vars.palette.line.hairline}` }));

type ChosenListProps = { items: readonly MovingItem[]; words: ItemWords; actions: InventoryActions };

/** All that was chosen, room by room, to be read through and put right. */
export const ChosenList = memo(function ChosenList({ items, words, actions }: ChosenListProps) {
  const { t } = useTranslation('inventory');
  const [isOpen, setIsOpen] = useState(false);
  const [most, setMost] = useState(STEP);
  if (items.length === 0) return null;
  const rest = items.length - most;

  function showMore() {
    setMost(most + STEP);
    // With the last step the button is gone.
    if (rest <= STEP) focusSoon(LIST_ID);
  }

  return (
    <Disclosure summary={t('chosen')} isOpen={isOpen} onToggle={setIsOpen}>
      {/* A long list is made when somebody wants to see it. */}
      <List id={LIST_ID} tabIndex={-1} aria-label={t('chosenList')}>
        {(isOpen ? items : [])
          .toSorted((one, other) => placeOf(one.code) - placeOf(other.code))
          .slice(0, most)
          .map(({ code, quantity }) => (
            <ChosenRow key={code} code={code} quantity={quantity} words={words} actions={actions} />
          ))}
      </List>
      {rest > 0 ? (
        <Button variant="outline" isFullWidth onClick={showMore}>
          {t('chosenMore', { count: rest })}
        </Button>
      ) : null}
    </Disclosure>
  );
});
