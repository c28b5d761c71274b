import { useTranslation } from '@/lib/i18n/use-translation';
import { GOODS_FIGURES } from '@/domain/order/goods';
import { textContextOf } from '@/domain/order/kinds';
import { translateOr } from '@/lib/i18n/translate-or';
import { Notice } from '@/ui/kit/feedback/notice';
import { useIsAtLeast } from '@/ui/kit/layout/use-is-at-least';
import { styled } from '@/ui/styled';
import { APPOINTMENT_ID, GOODS_ID, type Problem, REMARK_ID, sizeId, useChecks, VEHICLE_NAME } from './problems';
import { useReadDraft } from './use-draft';
import { useWaypointName } from './use-waypoint-name';

/** Returns the label of a problem's field, as the page shows it; empty if it has no field. */
function useProblemLabel() {
  const readDraft = useReadDraft();
  const { t, i18n } = useTranslation('composer');
  const waypointName = useWaypointName();
  const labelById: Record<string, string> = {
    [VEHICLE_NAME]: t('vehicle.title'),
    [APPOINTMENT_ID]: t('when.title', { context: textContextOf(readDraft().orderType) }),
    ...Object.fromEntries(GOODS_FIGURES.map((name) => [sizeId(name), t(`vehicle.size.${name}`)])),
    [GOODS_ID]: t('goods.description'),
    [REMARK_ID]: t('goods.remark'),
  };

  return ({ id, waypoint }: Problem) => {
    const { waypoints } = readDraft();
    const index = waypoints.findIndex(({ key }) => key === waypoint);
    if (index === -1) return labelById[id] ?? translateOr(i18n, 'moving', `problem.${id}`, '');
    return waypointName(index, waypoints.length);
  };
}

const List = styled('ul')(({ theme }) => ({ marginTop: theme.spacing(1), display: 'grid' }));

const JumpButton = styled('button')(({ theme }) => ({
  display: 'block',
  minHeight: 36,
  padding: theme.spacing(1, 0),
  border: 0,
  background: 'none',
  textAlign: 'left',
  textDecoration: 'underline',
  textUnderlineOffset: 3,
  cursor: 'pointer',
}));

/** Further problems are counted, and appear when these are fixed. */
const MAX_SHOWN = 6;

/**
 * All problems; each entry moves the focus to its field, if it has one. Only their number is announced, on narrow
 * screens by the bar at the bottom: the fields say the rest.
 */
export function ProblemList() {
  const { t } = useTranslation('composer');
  const { problems, show } = useChecks();
  const labelOf = useProblemLabel();
  const isDesktop = useIsAtLeast('desktop');
  if (problems.length === 0) return null;
  return (
    <Notice
      tone="error"
      role="group"
      title={<span {...(isDesktop && { role: 'status' })}>{t('submit.summary', { count: problems.length })}</span>}
    >
      <List>
        {problems.slice(0, MAX_SHOWN).map((problem) => {
          const label = labelOf(problem);
          return (
            <li key={problem.id}>
              {label ? (
                <JumpButton type="button" onClick={() => show(problem)}>
                  {t('submit.jump', { label, message: problem.message })}
                </JumpButton>
              ) : (
                problem.message
              )}
            </li>
          );
        })}
      </List>
      {problems.length > MAX_SHOWN ? t('submit.rest', { count: problems.length - MAX_SHOWN }) : null}
    </Notice>
  );
}
