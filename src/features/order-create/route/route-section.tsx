import styled from '@emotion/styled';
import { useTranslation } from 'next-i18next/pages';
import { MAX_STOPS } from '@/domain/order/draft';
import { canAddStop } from '@/domain/order/waypoints';
import { Button } from '@/ui/kit/button/button';
import { PlusIcon } from '@/ui/kit/icons/action-icons';
import { SwapIcon } from '@/ui/kit/icons/arrow-icons';
import { lazyPart } from '@/ui/kit/layout/lazy-part';
import { RouteLineFrame } from '@/ui/order/route-line';
import { SectionCard } from '@/ui/kit/layout/section-card';
import { VisuallyHidden } from '@/ui/kit/layout/visually-hidden';
import { useDraft } from '../use-draft';
import { BestOrderButton } from './best-order-button';
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

const isSameList = (one: readonly string[], other: readonly string[]) => one.join() === other.join();

export function RouteSection() {
  const { t } = useTranslation('composer');
  const { steps, removed, spoken, nameAt } = useRouteSteps();
  const keys = useDraft(({ waypoints }) => waypoints.map(({ key }) => key), isSameList);
  // A home move has no stops.
  const isMove = useDraft(({ orderType }) => orderType === 'HomeMoving');
  const total = keys.length;
  const canAdd = canAddStop(total);

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
      {removed && !isMove ? <RemovedNotice removed={removed} steps={steps} canUndo={canAdd} /> : null}
      <Below>
        {isMove ? null : (
          <Button variant="outline" start={<PlusIcon />} disabled={!canAdd} onClick={() => steps.insert(total - 1)}>
            {t('route.addStop')}
          </Button>
        )}
        <Button variant="outline" start={<SwapIcon />} onClick={steps.swapEnds}>
          {t('route.swap')}
        </Button>
        <BestOrderButton onApply={steps.reorder} />
        {canAdd ? null : <Count>{t('route.full', { max: MAX_STOPS })}</Count>}
      </Below>
      <VisuallyHidden role="status">{spoken}</VisuallyHidden>
    </SectionCard>
  );
}
