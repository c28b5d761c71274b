import styled from '@emotion/styled';
import { useTranslation } from 'next-i18next/pages';
import { focusSoon } from '@/lib/browser/focus-soon';
import { useComposerForm } from '../form/composer-context';
import { PRICE_TITLE_ID } from '../form/form-problems';
import { undoJob } from '../form/undo-job';
import { changesBetween } from './price-change';
import type { PriceChange } from './use-estimate';
import { useChangeText } from './use-change-text';

const Root = styled('p')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: theme.spacing(0, 2),
  minHeight: 28,
  marginTop: theme.spacing(1),
  textAlign: 'right',
  fontSize: theme.typography.body2.fontSize,
  fontWeight: theme.typography.fontWeightMedium,
  color: theme.vars.palette.primary.text,
}));

const Undo = styled('button')(({ theme }) => ({
  position: 'relative',
  padding: theme.spacing(0, 1),
  border: 0,
  borderRadius: 4,
  background: 'none',
  color: theme.vars.palette.text.secondary,
  textDecoration: 'underline',
  textUnderlineOffset: 3,
  cursor: 'pointer',
  '&::after': { content: '""', position: 'absolute', inset: '-10px -4px' },
}));

/** What the last change did to the price, and the way back. Time alone cannot be undone. */
export function ChangeLine({ change }: { change: PriceChange }) {
  const { t } = useTranslation('priceShown');
  const { read, update } = useComposerForm();
  const changeText = useChangeText();
  const isUndoable = changesBetween(change.from, change.to).every(({ kind }) => kind !== 'time');

  function undo() {
    // What is being typed belongs to the present and stays.
    read();
    update((newest) => undoJob(newest, change.before));
    focusSoon(PRICE_TITLE_ID);
  }

  return (
    <Root>
      {changeText(change)}
      {isUndoable ? (
        <Undo type="button" onClick={undo}>
          {t('undo')}
        </Undo>
      ) : null}
    </Root>
  );
}
