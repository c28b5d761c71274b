import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import type { OrderDraft } from '@/domain/order-draft';
import { focusSoon } from '@/lib/browser/focus-soon';
import { wordOf } from '@/lib/i18n/word-of';
import { Button } from '@/ui/button';
import { Notice } from '@/ui/notice';
import type { Handover } from './composer';

type HandoverNoticeProps = { handover: Handover | null; hasWords: boolean; onUndo: (draft: OrderDraft) => void };

/** After "order again": where the contents come from, and the way back to what was being written. */
export function HandoverNotice({ handover, hasWords, onUndo }: HandoverNoticeProps) {
  const { t, i18n } = useTranslation('composer');
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
              onUndo(replaced);
              focusSoon('type');
            }}
          >
            {t('restored.undo')}
          </Button>
        ) : null
      }
    >
      {isReordered ? t('restored.reordered') : hasWords && wordOf(i18n, 'moving', 'stopsLeft', '')}
    </Notice>
  );
}
