import { useTranslation } from '@/lib/i18n/use-translation';
import { IconButton } from '@/ui/kit/button/icon-button';
import { PlusIcon, TrashIcon } from '@/ui/kit/icons/action-icons';
import { ArrowDownIcon, ArrowUpIcon } from '@/ui/kit/icons/arrow-icons';
import type { WaypointKind } from '@/domain/order/waypoint-kind';
import { fieldId } from '../problems';
import type { RouteSteps } from './use-route-steps';
import { Buttons } from './waypoint-frame';

type WaypointButtonsProps = {
  waypointKey: string;
  name: string;
  kind: WaypointKind;
  index: number;
  total: number;
  canAdd: boolean;
  steps: RouteSteps;
};

/** With only two places the route needs no buttons: swapping has a separate one. */
export function WaypointButtons({ waypointKey, name, kind, index, total, canAdd, steps }: WaypointButtonsProps) {
  const { t } = useTranslation('composer');
  if (total <= 2) return null;
  return (
    <Buttons>
      <IconButton
        id={fieldId(waypointKey, 'up')}
        label={t('route.moveUp', { name })}
        disabled={index === 0}
        onClick={() => steps.move(waypointKey, -1)}
      >
        <ArrowUpIcon />
      </IconButton>
      <IconButton
        id={fieldId(waypointKey, 'down')}
        label={t('route.moveDown', { name })}
        disabled={index === total - 1}
        onClick={() => steps.move(waypointKey, 1)}
      >
        <ArrowDownIcon />
      </IconButton>
      {kind === 'dropoff' ? null : (
        <IconButton label={t('route.insertBelow', { name })} disabled={!canAdd} onClick={() => steps.insert(index + 1)}>
          <PlusIcon />
        </IconButton>
      )}
      {kind === 'stop' ? (
        <IconButton label={t('route.remove', { name })} onClick={() => steps.remove(waypointKey)}>
          <TrashIcon />
        </IconButton>
      ) : null}
    </Buttons>
  );
}
