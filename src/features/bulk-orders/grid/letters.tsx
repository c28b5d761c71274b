import { memo, useState } from 'react';
import type { BulkRow } from '@/domain/bulk/row';
import { VisuallyHidden } from '@/ui/kit/layout/visually-hidden';
import { useDeskActions } from '../state/bulk-orders-context';

const lettersOf = (rows: readonly BulkRow[]) =>
  [...new Set(rows.flatMap(({ values }) => Object.values(values)).join(''))].join('');

/**
 * Drawn where nobody sees it, so that the parts of the font that the sheet needs come together and at once. Each that came
 * while the sheet is being scrolled would have all of it measured again.
 */
export const Letters = memo(function Letters() {
  const { store } = useDeskActions();
  const [letters] = useState(() => lettersOf(store.get().history.rows));
  return (
    <VisuallyHidden aria-hidden data-letters="true">
      {letters}
    </VisuallyHidden>
  );
});
