import { useTranslation } from '@/lib/i18n/use-translation';
import { useState } from 'react';
import { rulesOf } from '@/domain/order/kinds';
import { useLazyTexts } from '@/lib/i18n/lazy-texts';
import { useAppSelector } from '@/store/hooks';
import { selectDraft } from '@/store/order-draft-slice';
import type { PlannerDialogProps } from '@/ui/home-move/planner/planner-dialog';
import { Button } from '@/ui/kit/button/button';
import { ListIcon } from '@/ui/kit/icons/order-icons';
import { lazyPart } from '@/ui/kit/layout/lazy-part';

const LazyDialog = lazyPart<PlannerDialogProps>(() =>
  import('@/ui/home-move/planner/planner-dialog').then((module) => module.PlannerDialog),
);

/** Opens the plan of the move in the composer, once the move has a date. */
export function DraftPlanner() {
  const draft = useAppSelector(selectDraft);
  if (!draft || !rulesOf(draft.orderType).hasInventory || draft.appointmentAt === null) return null;
  return <Opener appointmentAt={draft.appointmentAt} />;
}

function Opener({ appointmentAt }: { appointmentAt: string }) {
  const { t } = useTranslation('movePlanner');
  const hasTexts = useLazyTexts('movePlanner');
  const [wasOpened, setWasOpened] = useState(false);
  const [isOpen, setIsOpen] = useState(false);
  if (!hasTexts) return null;

  function open() {
    setWasOpened(true);
    setIsOpen(true);
  }

  return (
    <>
      <Button variant="outline" start={<ListIcon />} aria-haspopup="dialog" onClick={open}>
        {t('open')}
      </Button>
      {wasOpened ? (
        <LazyDialog move={{ orderId: null, appointmentAt }} isOpen={isOpen} onClose={() => setIsOpen(false)} />
      ) : null}
    </>
  );
}
