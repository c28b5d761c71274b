import { useTranslation } from 'next-i18next/pages';
import { BULK_FIELDS } from '@/domain/bulk/fields';
import { VisuallyHidden } from '@/ui/visually-hidden';
import { Head } from './grid-styles';

export function GridHead() {
  const { t } = useTranslation('bulk');
  return (
    <Head role="rowgroup">
      <div role="row" aria-rowindex={1}>
        <div role="columnheader" aria-colindex={1} data-corner="true">
          <VisuallyHidden>{t('grid.number')}</VisuallyHidden>
        </div>
        <div role="columnheader" aria-colindex={2} data-cell="status">
          <span>{t('grid.status')}</span>
        </div>
        {BULK_FIELDS.map((name, index) => (
          <div key={name} role="columnheader" aria-colindex={index + 3}>
            <span>{t(`field.${name}`)}</span>
          </div>
        ))}
      </div>
    </Head>
  );
}
