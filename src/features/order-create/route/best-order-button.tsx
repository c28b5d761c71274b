import { useTranslation } from '@/lib/i18n/use-translation';
import { useState } from 'react';
import { Button } from '@/ui/kit/button/button';
import { RouteIcon } from '@/ui/kit/icons/place-icons';
import type { OrderDraft } from '@/domain/order/draft';
import { hasAllPositions } from '@/domain/order/waypoints';
import { useDraft, useReadDraft } from '../use-draft';
import { lazyPart } from '@/ui/kit/layout/lazy-part';
import type { BestOrderDialog } from './best-order-dialog';

const LazyDialog = lazyPart<Parameters<typeof BestOrderDialog>[0]>(() =>
  import('./best-order-dialog').then((module) => module.BestOrderDialog),
);

const keysOf = ({ waypoints }: OrderDraft) => waypoints.map(({ key }) => key).join();

/** Shown from two stops on, when the positions of all addresses are known. The first press loads the optimiser and its dialog. */
export function BestOrderButton({ onApply }: { onApply: (keys: readonly string[]) => void }) {
  const { t } = useTranslation('composer');
  const readDraft = useReadDraft();
  const isPossible = useDraft(({ waypoints }) => waypoints.length > 3 && hasAllPositions(waypoints));
  const [isOpen, setIsOpen] = useState(false);
  /** The draft at the time of the press. */
  const [pressedDraft, setPressedDraft] = useState<OrderDraft | null>(null);
  const keys = useDraft(keysOf);
  // The dialog loads after the press; the proposal is wrong for a route that has changed since.
  if (isOpen && pressedDraft && keysOf(pressedDraft) !== keys) setIsOpen(false);
  if (!isPossible) return null;

  function open() {
    setPressedDraft(readDraft());
    setIsOpen(true);
  }

  return (
    <>
      <Button variant="outline" start={<RouteIcon />} aria-haspopup="dialog" onClick={open}>
        {t('route.bestOrder')}
      </Button>
      {pressedDraft ? (
        <LazyDialog
          draft={pressedDraft}
          isOpen={isOpen}
          onClose={() => setIsOpen(false)}
          onApply={(keys) => {
            setIsOpen(false);
            onApply(keys);
          }}
        />
      ) : null}
    </>
  );
}
