import { useTranslation } from '@/lib/i18n/use-translation';
import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { emptyWaypoint, type DraftWaypoint } from '@/domain/order/draft';
import {
  insertWaypoint,
  moveWaypointBy,
  moveWaypointTo,
  removeWaypoint,
  reorderWaypoints,
  swapEnds,
} from '@/domain/order/draft-changes';
import { newStopKey } from '@/domain/order/waypoints';
import { addressText } from '../address/address-options';
import { fieldId } from '../problems';
import { useChangeDraft, useReadDraft } from '../use-draft';
import { useMoveText } from '../use-move-text';
import { useWaypointName } from '../use-waypoint-name';

export type RemovedStop = { waypoint: DraftWaypoint; index: number; total: number };

export const UNDO_ID = 'route-undo';
export const ADD_ID = 'route-add';

/** The edits of the route, with focus handling and screen reader announcements. */
export function useRouteSteps() {
  const { t } = useTranslation('composer');
  const moveText = useMoveText();
  const readDraft = useReadDraft();
  const change = useChangeDraft();
  const [removed, setRemoved] = useState<RemovedStop | null>(null);
  const [spoken, setSpoken] = useState('');
  const focusNext = useRef<readonly string[]>([]);

  // React moves the row in the document, which removes the focus from it.
  useLayoutEffect(() => {
    const target = focusNext.current
      .map((id) => document.getElementById(id))
      .find((element) => element !== null && !(element instanceof HTMLButtonElement && element.disabled));
    focusNext.current = [];
    target?.focus();
  });

  const nameAt = useWaypointName();
  const placeOf = useCallback(
    ({ address }: DraftWaypoint) => (address ? addressText(address) : t('route.noAddress')),
    [t],
  );

  const steps = useMemo(() => {
    function announcePosition(key: string) {
      const { waypoints } = readDraft();
      const index = waypoints.findIndex((waypoint) => waypoint.key === key);
      const moved = waypoints[index];
      if (moved) setSpoken(t('route.moved', { place: placeOf(moved), position: index + 1, total: waypoints.length }));
    }

    return {
      insert: (index: number) => {
        const waypoint = emptyWaypoint(newStopKey());
        change(insertWaypoint(index, waypoint));
        setRemoved(null);
        setSpoken(t('route.added', { total: readDraft().waypoints.length }));
        focusNext.current = [fieldId(waypoint.key, 'address')];
      },
      move: (key: string, by: -1 | 1) => {
        change(moveWaypointBy(key, by));
        announcePosition(key);
        // At the end of the route the pressed button is disabled, so the focus goes to the opposite one.
        const buttons = ['up', 'down'].map((button) => fieldId(key, button));
        focusNext.current = by === -1 ? buttons : buttons.toReversed();
      },
      moveTo: (key: string, index: number) => {
        change(moveWaypointTo(key, index));
        announcePosition(key);
      },
      remove: (key: string) => {
        const { waypoints } = readDraft();
        const index = waypoints.findIndex((waypoint) => waypoint.key === key);
        const waypoint = waypoints[index];
        if (!waypoint) return;
        change(removeWaypoint(key));
        setRemoved({ waypoint, index, total: waypoints.length });
        focusNext.current = [UNDO_ID];
      },
      undoRemove: ({ waypoint, index }: RemovedStop) => {
        change(insertWaypoint(Math.min(index, readDraft().waypoints.length - 1), waypoint));
        setRemoved(null);
        setSpoken(t('route.restored'));
        focusNext.current = [fieldId(waypoint.key, 'edit'), fieldId(waypoint.key, 'address')];
      },
      swapEnds: () => {
        change(swapEnds);
        setSpoken(moveText('swapped', t('route.swapped')));
      },
      reorder: (keys: readonly string[]) => {
        change(reorderWaypoints(keys));
        setSpoken(t('route.bestOrderApplied'));
      },
      forgetRemoved: () => {
        setRemoved(null);
        focusNext.current = [ADD_ID];
      },
    };
  }, [change, readDraft, moveText, placeOf, t]);

  return { steps, removed, spoken, nameAt, placeOf };
}

export type RouteSteps = ReturnType<typeof useRouteSteps>['steps'];
