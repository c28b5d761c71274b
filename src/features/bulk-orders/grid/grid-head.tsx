import { useTranslation } from 'next-i18next/pages';
import { memo } from 'react';
import { BULK_FIELDS, REQUIRED_FIELDS } from '@/domain/bulk/fields';
import { VisuallyHidden } from '@/ui/kit/layout/visually-hidden';
import { columnOf } from './columns';

/** Memoized, because the header does not change while scrolling. */
export const GridHead = memo(function GridHead() {
  const { t } = useTranslation('bulk');
  return (
    <div role="rowgroup" data-head="true">
      <div role="row" aria-rowindex={1}>
        <div role="columnheader" aria-colindex={1} data-corner="true">
          <VisuallyHidden>{t('grid.number')}</VisuallyHidden>
        </div>
        <div role="columnheader" aria-colindex={2} data-cell="status">
          {t('grid.status')}
        </div>
        {BULK_FIELDS.map((name) => (
          <div key={name} role="columnheader" aria-colindex={columnOf(name) + 2} data-column={columnOf(name)}>
            {t(`field.${name}`)}
            {REQUIRED_FIELDS.includes(name) ? (
              <>
                <span aria-hidden data-required="true">
                  {' *'}
                </span>
                <VisuallyHidden>{t('grid.required')}</VisuallyHidden>
              </>
            ) : null}
          </div>
        ))}
      </div>
    </div>
  );
});
