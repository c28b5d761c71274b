import { useTranslation } from '@/lib/i18n/use-translation';
import { useMemo, useState } from 'react';
import { bestOrder } from '@/domain/order/best-order';
import { positionOf } from '@/domain/order/route-drawing';
import { useLazyTexts } from '@/lib/i18n/lazy-texts';
import { Button } from '@/ui/kit/button/button';
import { CheckboxField } from '@/ui/kit/form/checkbox-field';
import { Dialog } from '@/ui/kit/layout/dialog';
import { RouteLine } from '@/ui/order/route-line';
import type { DraftWaypoint, OrderDraft } from '@/domain/order/draft';
import { kindAt } from '@/domain/order/waypoint-kind';
import { styled } from '@/ui/styled';
import { useWaypointName } from '../use-waypoint-name';
import { OrderSavings } from './order-savings';

const Body = styled('div')(({ theme }) => ({ display: 'grid', gap: theme.spacing(4) }));

type BestOrderDialogProps = {
  draft: OrderDraft;
  isOpen: boolean;
  onClose: () => void;
  onApply: (keys: readonly string[]) => void;
};

const pointsOf = (waypoints: readonly DraftWaypoint[]) =>
  waypoints.flatMap(({ address }) => (address && positionOf(address)) ?? []);

/** Proposes a shorter order and its savings; changes nothing until the customer accepts. */
export function BestOrderDialog(props: BestOrderDialogProps) {
  return useLazyTexts('bestOrder') ? <Proposal {...props} /> : null;
}

function Proposal({ draft, isOpen, onClose, onApply }: BestOrderDialogProps) {
  const { t } = useTranslation(['bestOrder', 'common']);
  const waypointName = useWaypointName();
  const [hasFixedEnds, setHasFixedEnds] = useState(true);
  const { waypoints } = draft;
  const order = useMemo(() => bestOrder(pointsOf(waypoints), hasFixedEnds), [waypoints, hasFixedEnds]);
  const proposed = order.flatMap((index) => waypoints[index] ?? []);
  const isShorter = order.some((index, place) => index !== place);

  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('title')}
      actions={
        isShorter ? (
          <>
            <Button variant="outline" onClick={onClose}>
              {t('common:action.cancel')}
            </Button>
            <Button variant="neutral" onClick={() => onApply(proposed.map(({ key }) => key))}>
              {t('apply')}
            </Button>
          </>
        ) : (
          <Button variant="outline" onClick={onClose}>
            {t('common:action.close')}
          </Button>
        )
      }
    >
      <Body>
        <div role="status">{isShorter ? <OrderSavings draft={draft} proposed={proposed} /> : t('already')}</div>
        <CheckboxField
          label={t('lockEnds')}
          description={t('lockEndsHint')}
          checked={hasFixedEnds}
          onChange={({ target }) => setHasFixedEnds(target.checked)}
        />
        <RouteLine
          items={proposed.map(({ key, address, contactName }, index) => ({
            key,
            kind: kindAt(index, proposed.length),
            title: address?.buildingName || address?.roadAddress,
            subtitle: contactName,
            meta: order[index] === index ? null : t('was', { name: waypointName(order[index] ?? 0, proposed.length) }),
          }))}
        />
      </Body>
    </Dialog>
  );
}
