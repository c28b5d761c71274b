import styled from '@emotion/styled';
import { useTranslation } from 'next-i18next/pages';
import { memo, useState } from 'react';
import { catalogueIndex } from '@/domain/home-move/catalogue';
import type { HomeMoveItem } from '@/domain/home-move/job';
import { Button } from '@/ui/kit/button/button';
import { Disclosure } from '@/ui/kit/layout/disclosure';
import { focusInNextFrame } from '@/lib/browser/focus-in-next-frame';
import { ChosenRow } from './chosen-row';
import type { InventoryActions } from './inventory-actions';
import type { ItemLabels } from './use-item-labels';

/** Rendering hundreds of rows at once would slow down every keystroke on the page. */
const STEP = 60;
const LIST_ID = 'moving-chosen';

const List = styled('ul')(({ theme }) => ({ borderTop: `1px solid ${theme.vars.palette.line.hairline}` }));

type ChosenListProps = { items: readonly HomeMoveItem[]; labels: ItemLabels; actions: InventoryActions };

/** All chosen items, by room, to review and correct. */
export const ChosenList = memo(function ChosenList({ items, labels, actions }: ChosenListProps) {
  const { t } = useTranslation('inventory');
  const [isOpen, setIsOpen] = useState(false);
  const [limit, setLimit] = useState(STEP);
  if (items.length === 0) return null;
  const rest = items.length - limit;

  function showMore() {
    setLimit(limit + STEP);
    // The last step removes the button, so the focus must move.
    if (rest <= STEP) focusInNextFrame(LIST_ID);
  }

  return (
    <Disclosure summary={t('chosen')} isOpen={isOpen} onToggle={setIsOpen}>
      {/* A long list renders only while it is open. */}
      <List id={LIST_ID} tabIndex={-1} aria-label={t('chosenList')}>
        {(isOpen ? items : [])
          .toSorted((one, other) => catalogueIndex(one.code) - catalogueIndex(other.code))
          .slice(0, limit)
          .map(({ code, quantity }) => (
            <ChosenRow key={code} code={code} quantity={quantity} labels={labels} actions={actions} />
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
