import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import type { OrderDraft } from '@/domain/order/draft';
import { focusInNextFrame } from '@/lib/browser/focus-in-next-frame';
import { translateOr } from '@/lib/i18n/translate-or';
import { Button } from '@/ui/kit/button/button';
import { Notice } from '@/ui/kit/feedback/notice';
import { useOffer } from './offer/offer-context';
import { useChangeDraft } from './use-draft';

export type DraftTransfer = {
  /** The draft that an earlier order has replaced; null if there was none worth keeping. */
  replaced: OrderDraft | null;
  /** False: a link to the composer of a move has parked the stops of the draft. */
  isReordered: boolean;
};

type TransferredNoticeProps = { handover: DraftTransfer | null; hasMoveTexts: boolean };

/** Shown after "order again": says where the contents come from and can restore the replaced draft. */
export function TransferredNotice({ handover, hasMoveTexts }: TransferredNoticeProps) {
  const { t, i18n } = useTranslation('composer');
  const change = useChangeDraft();
  const { forgetDropped } = useOffer();
  const [isUndone, setIsUndone] = useState(false);
  if (!handover || isUndone) return null;
  const { replaced, isReordered } = handover;
  return (
    <Notice
      action={
        replaced ? (
          <Button
            variant="outline"
            size="small"
            onClick={() => {
              setIsUndone(true);
              forgetDropped();
              change(() => replaced);
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
