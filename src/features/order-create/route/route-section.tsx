import { useTranslation } from '@/lib/i18n/use-translation';
import { MAX_STOPS } from '@/domain/order/draft';
import { rulesOf } from '@/domain/order/kinds';
import { canAddStop } from '@/domain/order/waypoints';
import { Button } from '@/ui/kit/button/button';
import { IconButton } from '@/ui/kit/button/icon-button';
import { CloseIcon, PlusIcon } from '@/ui/kit/icons/action-icons';
import { SwapIcon } from '@/ui/kit/icons/arrow-icons';
import { lazyPart } from '@/ui/kit/layout/lazy-part';
import { SectionCard } from '@/ui/kit/layout/section-card';
import { VisuallyHidden } from '@/ui/kit/layout/visually-hidden';
import { RouteLineFrame } from '@/ui/order/route-line';
import { styled } from '@/ui/styled';
import { useDraft } from '../use-draft';
import { useMoveText } from '../use-move-text';
import { BestOrderButton } from './best-order-button';
import type { RouteDrag } from './route-drag';
import { ADD_ID, type RemovedStop, type RouteSteps, UNDO_ID, useRouteSteps } from './use-route-steps';
import { WaypointRow } from './waypoint-row';

const Root = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(2),
  marginTop: theme.spacing(4),
  padding: theme.spacing(1, 1, 1, 4),
  borderRadius: theme.radius.inner,
  backgroundColor: theme.vars.palette.surface.sunken,
  fontSize: theme.typography.body2.fontSize,
  '& > p': { flex: 1, minWidth: 0, overflowWrap: 'anywhere' },
}));

type RemovedNoticeProps = { removed: RemovedStop; text: string; steps: RouteSteps; canUndo: boolean };

/** Stays until the next action, so there is no time limit for restoring a stop. */
function RemovedNotice({ removed, text, steps, canUndo }: RemovedNoticeProps) {
  const { t } = useTranslation(['composer', 'common']);
  return (
    <Root>
      <p role="status">{text}</p>
      <Button id={UNDO_ID} size="small" disabled={!canUndo} onClick={() => steps.undoRemove(removed)}>
        {t('route.undo')}
      </Button>
      <IconButton label={t('common:action.close')} onClick={steps.forgetRemoved}>
        <CloseIcon />
      </IconButton>
    </Root>
  );
}

const Below = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(2),
  marginTop: theme.spacing(5),
}));

const Count = styled('span')(({ theme }) => ({
  fontSize: theme.typography.body2.fontSize,
  color: theme.vars.palette.text.secondary,
}));

const LazyDrag = lazyPart<Parameters<typeof RouteDrag>[0]>(() =>
  import('./route-drag').then((module) => module.RouteDrag),
);

const isSameList = (one: readonly string[], other: readonly string[]) => one.join() === other.join();

export function RouteSection() {
  const { t } = useTranslation('composer');
  const moveText = useMoveText();
  const { steps, removed, spoken, nameAt, placeOf } = useRouteSteps();
  const keys = useDraft(({ waypoints }) => waypoints.map(({ key }) => key), isSameList);
  const hasStops = useDraft(({ orderType }) => rulesOf(orderType).hasStops);
  const total = keys.length;
  const canAdd = canAddStop(total);
  // The undo of the price may have brought it back.
  const isRemoved = removed !== null && hasStops && !keys.includes(removed.waypoint.key);

  return (
    <SectionCard
      anchor="route"
      title={t('route.title')}
      action={total > 2 ? <Count>{t('route.stopCount', { count: total - 2, max: MAX_STOPS })}</Count> : null}
    >
      <RouteLineFrame>
        {keys.map((key, index) => (
          <WaypointRow
            key={key}
            waypointKey={key}
            index={index}
            total={total}
            name={nameAt(index, total)}
            steps={steps}
          />
        ))}
      </RouteLineFrame>
      {total > 2 ? <LazyDrag keys={keys} onMove={steps.moveTo} /> : null}
      {isRemoved ? (
        <RemovedNotice
          removed={removed}
          text={t('route.removed', { name: nameAt(removed.index, removed.total), place: placeOf(removed.waypoint) })}
          steps={steps}
          canUndo={canAdd}
        />
      ) : null}
      <Below>
        {hasStops ? (
          <Button
            id={ADD_ID}
            variant="outline"
            start={<PlusIcon />}
            disabled={!canAdd}
            onClick={() => steps.insert(total - 1)}
          >
            {t('route.addStop')}
          </Button>
        ) : null}
        <Button variant="outline" start={<SwapIcon />} onClick={steps.swapEnds}>
          {moveText('swap', t('route.swap'))}
        </Button>
        <BestOrderButton onApply={steps.reorder} />
        {canAdd ? null : <Count>{t('route.full', { max: MAX_STOPS })}</Count>}
      </Below>
      <VisuallyHidden role="status">{spoken}</VisuallyHidden>
    </SectionCard>
  );
}
