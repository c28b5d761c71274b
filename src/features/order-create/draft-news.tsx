import { useTranslation } from '@/lib/i18n/use-translation';
import { GUEST_ORDERS } from '@/config/guest-orders';
import type { ComposerSection } from '@/config/routes';
import { isAnonymous } from '@/domain/account/user';
import type { OrderDraft } from '@/domain/order/draft';
import { focusInNextFrame } from '@/lib/browser/focus-in-next-frame';
import { useLazyTexts } from '@/lib/i18n/lazy-texts';
import { translateOr } from '@/lib/i18n/translate-or';
import { readGuestLinks } from '@/lib/storage/guest-links';
import { selectUser } from '@/store/auth-slice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { damageSeen } from '@/store/order-draft-slice';
import { Button } from '@/ui/kit/button/button';
import { Link } from '@/ui/kit/button/link';
import { Notice } from '@/ui/kit/feedback/notice';
import { styled } from '@/ui/styled';
import { bringPhotosBack } from './replaced-photos';
import { bringPlanBack } from './replaced-plan';
import { useChangeDraft } from './use-draft';

export type DraftTransfer = {
  /** The draft that an earlier order has replaced; null if there was none worth keeping. */
  replaced: OrderDraft | null;
  /** False: a link to the composer of a move has parked the stops of the draft. */
  isReordered: boolean;
  /** The section that needs an answer before the copy can be placed; null if none does. */
  section: ComposerSection | null;
};

/** The session's stored draft was damaged and only partly restored. Stays until the customer closes it. */
function DamageNotice() {
  const { t } = useTranslation(['composerNews', 'common']);
  const dispatch = useAppDispatch();

  function close() {
    dispatch(damageSeen());
    focusInNextFrame('type');
  }

  return (
    <Notice
      tone="attention"
      action={
        <Button size="small" variant="outline" onClick={close}>
          {t('common:action.close')}
        </Button>
      }
    >
      {t('damaged')}
    </Notice>
  );
}

type TransferredNoticeProps = { transfer: DraftTransfer; hasMoveTexts: boolean; onUndo: () => void };

/** Shown after "order again": says where the contents come from and can restore the replaced draft. */
function TransferredNotice({ transfer, hasMoveTexts, onUndo }: TransferredNoticeProps) {
  const { t, i18n } = useTranslation('composerNews');
  const change = useChangeDraft();
  const { replaced, isReordered } = transfer;
  return (
    <Notice
      action={
        replaced ? (
          <Button
            variant="outline"
            size="small"
            onClick={() => {
              change(() => replaced);
              if (isReordered) {
                bringPhotosBack();
                bringPlanBack();
              }
              onUndo();
              focusInNextFrame('type');
            }}
          >
            {t('restored.undo')}
          </Button>
        ) : null
      }
    >
      {isReordered ? t('restored.reordered') : hasMoveTexts && translateOr(i18n, 'moving', 'stopsLeft', '')}
    </Notice>
  );
}

const PlacedLink = styled(Link)(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  justifySelf: 'start',
  minHeight: theme.layout.target,
}));

type DraftNewsProps = {
  isDamaged: boolean;
  transfer: DraftTransfer | null;
  hasMoveTexts: boolean;
  /** The replaced draft is back. */
  onUndo: () => void;
};

/**
 * What became of the draft before the customer saw it: damaged in storage, or replaced by an earlier order. For a guest
 * the way back to the orders before this draft, too.
 */
export function DraftNews({ isDamaged, transfer, ...props }: DraftNewsProps) {
  const { t } = useTranslation('composerNews');
  const hasTexts = useLazyTexts('composerNews');
  const user = useAppSelector(selectUser);
  // A member has them among the orders.
  const isOfGuest = user !== null && isAnonymous(user);
  if (!hasTexts) return null;
  return (
    <>
      {isDamaged ? <DamageNotice /> : null}
      {transfer ? <TransferredNotice transfer={transfer} {...props} /> : null}
      {isOfGuest && readGuestLinks().length > 0 ? <PlacedLink href={GUEST_ORDERS}>{t('placed')}</PlacedLink> : null}
    </>
  );
}
