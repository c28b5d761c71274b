import styled from '@emotion/styled';
import { useTranslation } from 'next-i18next/pages';
import { memo } from 'react';
import { MAX_STOPS } from '@/config/limits';
import { Button } from '@/ui/button';
import { PlusIcon } from '@/ui/icons/action-icons';
import { SwapIcon } from '@/ui/icons/arrow-icons';
import { lazyPart } from '@/ui/lazy-part';
import { RouteLineFrame } from '@/ui/route-line';
import { SectionCard } from '@/ui/section-card';
import { VisuallyHidden } from '@/ui/visually-hidden';
import type { Problem } from '../form/form-problems';
import { canAddStop, type Waypoints } from '../form/waypoints';
import { BestOrderButton, canOrder } from './best-order-button';
import { RemovedNotice } from './removed-notice';
import type { RouteDrag } from './route-drag';
import { useRouteSteps } from './use-route-steps';
import { WaypointRow } from './waypoint-row';

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

type RouteSectionProps = {
  waypoints: Waypoints;
  problems: readonly Problem[];
  /** From door to door, with nothing between. */
  isDirect?: boolean;
};

export const RouteSection = memo(function RouteSection({ waypoints, problems, isDirect = false }: RouteSectionProps) {
  const { t } = useTranslation('composer');
  const { actions, steps, removed, spoken, nameAt } = useRouteSteps();
  const total = waypoints.length;
  const canAdd = canAddStop(waypoints);

  return (
    <SectionCard
      anchor="route"
      title={t('route.title')}
      action={total > 2 ? <Count>{t('route.stopCount', { count: total - 2, max: MAX_STOPS })}</Count> : null}
    >
      <RouteLineFrame>
        {waypoints.map((waypoint, index) => (
          <WaypointRow
            key={waypoint.key}
            waypoint={waypoint}
            index={index}
            total={total}
            name={nameAt(index, total)}
            canAdd={canAdd}
            problems={problems.filter((problem) => problem.waypoint === waypoint.key)}
            actions={actions}
            steps={steps}
            isMove={isDirect}
          />
        ))}
      </RouteLineFrame>
      {total > 2 ? <LazyDrag keys={waypoints.map(({ key }) => key)} onMove={steps.moveTo} /> : null}
      {removed && !isDirect ? <RemovedNotice removed={removed} steps={steps} canUndo={canAdd} /> : null}
      <Below>
        {isDirect ? null : (
          <Button variant="outline" start={<PlusIcon />} disabled={!canAdd} onClick={() => steps.insert(total - 1)}>
            {t('route.addStop')}
          </Button>
        )}
        <Button variant="outline" start={<SwapIcon />} onClick={steps.swapEnds}>
          {t('route.swap')}
        </Button>
        {canOrder(waypoints) ? <BestOrderButton onApply={steps.reorder} /> : null}
        {canAdd ? null : <Count>{t('route.full', { max: MAX_STOPS })}</Count>}
      </Below>
      <VisuallyHidden role="status">{spoken}</VisuallyHidden>
    </SectionCard>
  );
});
