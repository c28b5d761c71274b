import { useTranslation } from '@/lib/i18n/use-translation';
import type { ComponentProps, ReactNode } from 'react';
import type { OrderType } from '@/domain/order/kinds';
import { VisuallyHidden } from '../kit/layout/visually-hidden';
import { styled } from '../styled';
import { waypointName } from './waypoint-name';

export type RouteKind = 'pickup' | 'stop' | 'dropoff';
export type RouteState = 'done' | 'current' | 'todo' | 'missed';

const MARK = 20;
const LINE = 2;

const Row = styled('li')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: `${MARK}px minmax(0, 1fr)`,
  columnGap: theme.spacing(3),
  paddingBottom: theme.spacing(5),
  '&[data-last="true"]': { paddingBottom: 0 },
  // The line connects the centres of two marks, so rows of any height fit together.
  '&::before': {
    content: '""',
    position: 'absolute',
    left: MARK / 2 - LINE / 2,
    top: 'calc(var(--mark-top, 2px) + 10px)',
    bottom: 'calc(-1 * (var(--mark-top, 2px) + 10px))',
    width: LINE,
    backgroundColor: theme.vars.palette.route.line,
    printColorAdjust: 'exact',
    WebkitPrintColorAdjust: 'exact',
  },
  '&[data-last="true"]::before': { display: 'none' },
  '&[data-state="current"]::before, &[data-state="todo"]::before, &[data-state="missed"]::before': {
    backgroundColor: theme.vars.palette.route.todo,
  },
  '&[data-form="true"]': { '--mark-top': '16px' },
}));

const Mark = styled('span')(({ theme }) => ({
  position: 'relative',
  zIndex: 1,
  display: 'grid',
  placeItems: 'center',
  alignSelf: 'start',
  width: MARK,
  height: MARK,
  marginTop: 'var(--mark-top, 2px)',
  borderRadius: '50%',
  fontSize: '0.75rem',
  fontWeight: theme.typography.fontWeightBold,
  lineHeight: 1,
  backgroundColor: theme.vars.palette.route.ground,
  color: theme.vars.palette.primary.text,
  border: `${LINE}px solid ${theme.vars.palette.route.line}`,
  printColorAdjust: 'exact',
  WebkitPrintColorAdjust: 'exact',
  '&[data-kind="pickup"]': {
    width: 14,
    height: 14,
    marginLeft: 3,
    marginBlock: 'calc(var(--mark-top, 2px) + 3px) 0',
    borderWidth: 4,
  },
  '&[data-kind="dropoff"]': {
    width: 14,
    height: 14,
    marginLeft: 3,
    marginBlock: 'calc(var(--mark-top, 2px) + 3px) 0',
    borderRadius: 4,
    backgroundColor: theme.vars.palette.route.line,
  },
  '&[data-state="todo"], &[data-state="missed"]': {
    borderColor: theme.vars.palette.route.todo,
    color: theme.vars.palette.text.secondary,
  },
  '&[data-state="todo"][data-kind="dropoff"]': { backgroundColor: theme.vars.palette.route.todo },
  '&[data-state="missed"][data-kind="dropoff"]': { backgroundColor: theme.vars.palette.route.ground },
  '&[data-state="done"][data-kind="stop"]': {
    backgroundColor: theme.vars.palette.primary.main,
    borderColor: theme.vars.palette.primary.main,
    color: theme.vars.palette.primary.contrastText,
  },
  '&[data-state="current"]': { boxShadow: `0 0 0 4px ${theme.vars.palette.route.wash}` },
}));

type RouteLineRowProps = Omit<ComponentProps<'li'>, 'children'> & {
  /** Whose words the place's name is in. */
  orderType?: OrderType | undefined;
  kind: RouteKind;
  /** A stop's number, from 1. */
  number?: number | undefined;
  state?: RouteState | undefined;
  isLast?: boolean;
  /** Aligns the mark with the middle of a 52-px control instead of a line of text. */
  isForm?: boolean;
  /** The children show the state as text, so it is not said a second time. */
  isStateShown?: boolean;
  children: ReactNode;
};

/** One place on the route line, with any content next to it. */
export function RouteLineRow({
  orderType,
  kind,
  number = 0,
  state,
  isLast,
  isForm,
  isStateShown,
  children,
  ...item
}: RouteLineRowProps) {
  const { t } = useTranslation('order');
  return (
    <Row {...item} data-last={isLast} data-form={isForm} data-state={state}>
      <Mark data-kind={kind} data-state={state} aria-hidden="true">
        {kind === 'stop' ? number : null}
      </Mark>
      <div>
        <VisuallyHidden>
          {waypointName(t, orderType, kind, number)}
          {state && !isStateShown ? `, ${t(`waypointState.${state}`)}` : ''}:{' '}
        </VisuallyHidden>
        {children}
      </div>
    </Row>
  );
}
