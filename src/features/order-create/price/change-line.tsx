import { useTranslation } from '@/lib/i18n/use-translation';
import { focusInNextFrame } from '@/lib/browser/focus-in-next-frame';
import { serverNow } from '@/domain/time/clock';
import { undoPriceChange } from '@/domain/order/undo-price-change';
import { styled } from '@/ui/styled';
import { useOffer } from '../offer/offer-context';
import { PRICE_TITLE_ID } from '../problems';
import { useChangeDraft } from '../use-draft';
import { isUndoable } from './price-change';
import type { PriceChange } from './estimate';
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

/** How the last change affected the price, with an undo if the customer made it. */
export function ChangeLine({ change }: { change: PriceChange }) {
  const { t } = useTranslation('priceShown');
  const changeDraft = useChangeDraft();
  const changeText = useChangeText();
  const { pools } = useOffer();

  function undo() {
    const vehicle = pools.data?.find(({ id }) => id === change.before.vehiclePoolId);
    changeDraft(undoPriceChange(change.before, serverNow(), vehicle));
    focusInNextFrame(PRICE_TITLE_ID);
  }

  return (
    <Root>
      {changeText(change)}
      {isUndoable(change) ? (
        <Undo type="button" aria-label={t('undoChange')} onClick={undo}>
          {t('undo')}
        </Undo>
      ) : null}
    </Root>
  );
}
