import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { Button } from '@/ui/button';
import { RouteIcon } from '@/ui/icons/place-icons';
import { lazyPart } from '@/ui/lazy-part';
import { useComposerForm } from '../form/composer-context';
import type { ComposerValues } from '../form/composer-values';
import type { Waypoints } from '../form/waypoints';
import type { BestOrderDialog } from './best-order-dialog';

const LazyDialog = lazyPart<Parameters<typeof BestOrderDialog>[0]>(() =>
  import('./best-order-dialog').then((module) => module.BestOrderDialog),
);

/** From two stops on there is an order to be found; it needs all the addresses. */
export const canOrder = (waypoints: Waypoints) =>
  waypoints.length > 3 && waypoints.every(({ address }) => address !== null);

/** The optimiser and its dialog come with the first press. */
export function BestOrderButton({ onApply }: { onApply: (waypoints: Waypoints) => void }) {
  const { t } = useTranslation('composer');
  const { read } = useComposerForm();
  const [isOpen, setIsOpen] = useState(false);
  /** The route as it was when the question was asked. */
  const [asked, setAsked] = useState<ComposerValues | null>(null);

  function open() {
    setAsked(read());
    setIsOpen(true);
  }

  return (
    <>
      <Button variant="outline" start={<RouteIcon />} aria-haspopup="dialog" onClick={open}>
        {t('route.bestOrder')}
      </Button>
      {asked ? (
        <LazyDialog
          values={asked}
          isOpen={isOpen}
          onClose={() => setIsOpen(false)}
          onApply={(waypoints) => {
            setIsOpen(false);
            onApply(waypoints);
          }}
        />
      ) : null}
    </>
  );
}
