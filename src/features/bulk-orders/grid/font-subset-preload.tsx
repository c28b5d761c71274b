import { memo, useState } from 'react';
import type { BulkRow } from '@/domain/bulk/row';
import { VisuallyHidden } from '@/ui/kit/layout/visually-hidden';
import { useBulkOrdersActions } from '../state/bulk-orders-context';

const charactersOf = (rows: readonly BulkRow[]) =>
  [...new Set(rows.flatMap(({ values }) => Object.values(values)).join(''))].join('');

/**
 * Renders all characters of the sheet invisibly, so that their font subsets load together at the start. A subset that
 * loads while scrolling would make the browser measure the whole sheet again.
 */
export const FontSubsetPreload = memo(function FontSubsetPreload() {
  const { store } = useBulkOrdersActions();
  const [characters] = useState(() => charactersOf(store.get().history.rows));
  return (
    <VisuallyHidden aria-hidden data-letters="true">
      {characters}
    </VisuallyHidden>
  );
});
