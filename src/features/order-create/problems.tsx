import { useTranslation } from '@/lib/i18n/use-translation';
import { createContext, useCallback, useContext, useEffect, useMemo, useState, type ReactNode } from 'react';
import { GOODS_FIGURES } from '@/domain/order/goods';
import type { DraftWaypoint, OrderDraft, WaypointEntry } from '@/domain/order/draft';
import { focusInView } from '@/lib/browser/focus-in-view';
import { MOVE_PATH } from './home-move/steps';
import { useReadDraft } from './use-draft';

/** An invalid field. */
export type Problem = {
  /** Id of the control to focus; the draft's path if the problem belongs to no control. */
  id: string;
  message: string;
  /** Key of the waypoint that the field belongs to; null for other fields. */
  waypoint: string | null;
};

export const fieldId = (key: string, field: string) => `waypoint-${key}-${field}`;
export const VEHICLE_NAME = 'vehiclePoolId';
export const APPOINTMENT_ID = 'appointment-time';
export const GOODS_ID = 'goods-description';
export const REMARK_ID = 'remark';
/** Receives the focus when the focused control beside the price disappears. */
export const PRICE_TITLE_ID = 'price-title';

export const sizeId = (name: string) => `goods-${name}`;

/** Maps each path of the draft to the id or name of its control, from top to bottom of the page. */
const FORM_FIELDS = [
  ...GOODS_FIGURES.map((name) => [`goodsSize.${name}`, sizeId(name)] as const),
  ['vehiclePoolId', VEHICLE_NAME],
  ['appointmentAt', APPOINTMENT_ID],
  ['goodsDescription', GOODS_ID],
  ['remark', REMARK_ID],
] as const;

/** From top to bottom. */
function waypointFields({ address, phones }: DraftWaypoint): [path: string, field: string][] {
  // The other fields appear only after an address is chosen.
  if (address === null) return [['address', 'address']];
  const fields: Record<Exclude<WaypointEntry, 'address'>, [path: string, field: string][]> = {
    addressDetail: [['addressDetail', 'addressDetail']],
    contactName: [['contactName', 'contactName']],
    phones: phones.map((_, phone) => [`phones[${phone}]`, `phone-${phone}`]),
    note: [['note', 'note']],
    doorCode: [['doorCode', 'doorCode']],
  };
  return Object.values(fields).flat();
}

/**
 * `messages`: Yup's message per path of the draft. Returns the problems in the order of the page, and last those that
 * belong to no control: to drop them would let the customer go on.
 */
function problemsOf(messages: ReadonlyMap<string, string>, { waypoints }: OrderDraft): Problem[] {
  const left = new Map(messages);
  function problemAt(path: string, id: string, waypoint: string | null): Problem[] {
    const message = left.get(path);
    left.delete(path);
    return message === undefined ? [] : [{ id, message, waypoint }];
  }
  return [
    ...waypoints.flatMap((waypoint, index) =>
      waypointFields(waypoint).flatMap(([path, field]) =>
        problemAt(`waypoints[${index}].${path}`, fieldId(waypoint.key, field), waypoint.key),
      ),
    ),
    ...[...messages.keys()]
      .filter((path) => path.startsWith(MOVE_PATH))
      .flatMap((path) => problemAt(path, path.slice(MOVE_PATH.length), null)),
    ...FORM_FIELDS.flatMap(([path, id]) => problemAt(path, id, null)),
    // A stop has a control for each of its rules, but without an address only that of the address.
    ...[...left.keys()].flatMap((path) => (path.startsWith('waypoints') ? [] : problemAt(path, path, null))),
  ];
}

export const messageOf = (problems: readonly Problem[], id: string) =>
  problems.find((problem) => problem.id === id)?.message;

/** A radio group has no id, so it is found by its name. Without a vehicle to choose, the section says why. */
function focusProblem({ id }: Problem) {
  const field =
    document.getElementById(id) ??
    document.querySelector<HTMLElement>(`[name="${CSS.escape(id)}"]:enabled`) ??
    document.getElementById(id === VEHICLE_NAME ? 'vehicle' : '');
  if (field) focusInView(field);
  return field;
}

type Problems = {
  problems: readonly Problem[];
  /** What to focus next; steps of a move follow it. A new list each time. */
  found: readonly Problem[];
  /**
   * Validates the whole draft, shows the problems and focuses the first one. `isWanted` leaves problems for later.
   * Rejects if the rules cannot be loaded.
   */
  checkAll: (isWanted?: (problem: Problem) => boolean) => Promise<readonly Problem[]>;
  /** Moves the focus to the field of a problem. */
  show: (problem: Problem) => void;
  /** Validates again only the fields already shown as invalid, so that untouched fields stay without an error. */
  checkShown: () => void;
};

const NO_PROBLEMS: readonly Problem[] = [];
const ProblemsContext = createContext<Problems | null>(null);

export function useChecks(): Problems {
  const context = useContext(ProblemsContext);
  if (!context) throw new Error('Problems need the ProblemsProvider');
  return context;
}

export const useProblems = () => useChecks().problems;

/** Loads Yup and the rules with the first check. */
export function ProblemsProvider({ children }: { children: ReactNode }) {
  const { t, i18n } = useTranslation('composer');
  const readDraft = useReadDraft();
  const [problems, setProblems] = useState(NO_PROBLEMS);
  const [found, setFound] = useState(NO_PROBLEMS);

  // Focus after rendering: a collapsed waypoint opens first to show its problem.
  useEffect(() => {
    found.some(focusProblem);
  }, [found]);

  const find = useCallback(async () => {
    const { findMessages, orderSchema } = await import('./order-schema');
    // Read after the import: the customer may have edited meanwhile.
    const draft = readDraft();
    return problemsOf(await findMessages(orderSchema(t, i18n.getFixedT(null, 'moving')), draft), draft);
  }, [t, i18n, readDraft]);

  const context = useMemo(() => {
    async function checkAll(isWanted: (problem: Problem) => boolean = () => true) {
      const wrong = (await find()).filter(isWanted);
      setProblems(wrong);
      setFound(wrong);
      return wrong;
    }
    async function checkShown() {
      const wrong = await find();
      setProblems((shown) => wrong.filter(({ id }) => shown.some((problem) => problem.id === id)));
    }
    return {
      problems,
      found,
      checkAll,
      show: (problem: Problem) => setFound([problem]),
      // No rejection possible: the check that found these problems has loaded the rules.
      checkShown: () => (problems.length > 0 ? void checkShown() : undefined),
    };
  }, [find, problems, found]);
  return <ProblemsContext value={context}>{children}</ProblemsContext>;
}
