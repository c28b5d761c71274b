import { useTranslation } from 'next-i18next/pages';
import { createContext, useCallback, useContext, useEffect, useMemo, useState, type ReactNode } from 'react';
import { GOODS_FIGURES } from '@/domain/order/goods';
import type { DraftWaypoint, OrderDraft, WaypointEntry } from '@/domain/order/draft';
import { MOVING_FIELDS } from './home-move/field-ids';
import { useReadDraft } from './use-draft';

/** A field that is wrong. */
export type Problem = {
  /** Of the control that takes the focus. */
  id: string;
  message: string;
  /** The waypoint's key, if the field belongs to one. */
  waypoint: string | null;
};

export const fieldId = (key: string, field: string) => `waypoint-${key}-${field}`;
export const VEHICLE_NAME = 'vehiclePoolId';
export const APPOINTMENT_ID = 'appointment-time';
export const GOODS_ID = 'goods-description';
export const REMARK_ID = 'remark';
/** Takes the focus when the control that had it disappears beside the price. */
export const PRICE_TITLE_ID = 'price-title';

export const sizeId = (name: string) => `goods-${name}`;

/** The control of each field of the draft, from top to bottom. */
const FORM_FIELDS = [
  ...GOODS_FIGURES.map((name) => [`goodsSize.${name}`, sizeId(name)] as const),
  ['vehiclePoolId', VEHICLE_NAME],
  ...MOVING_FIELDS,
  ['appointmentAt', APPOINTMENT_ID],
  ['goodsDescription', GOODS_ID],
  ['remark', REMARK_ID],
] as const;

/** From top to bottom. */
function waypointFields({ address, phones }: DraftWaypoint): [path: string, field: string][] {
  // The other fields are shown once there is an address.
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

/** `messages`: what Yup says for each path of the draft. The result is in the order of the page. */
function problemsOf(messages: ReadonlyMap<string, string>, { waypoints }: OrderDraft): Problem[] {
  function problemAt(path: string, id: string, waypoint: string | null): Problem[] {
    const message = messages.get(path);
    return message === undefined ? [] : [{ id, message, waypoint }];
  }
  return [
    ...waypoints.flatMap((waypoint, index) =>
      waypointFields(waypoint).flatMap(([path, field]) =>
        problemAt(`waypoints[${index}].${path}`, fieldId(waypoint.key, field), waypoint.key),
      ),
    ),
    ...FORM_FIELDS.flatMap(([path, id]) => problemAt(path, id, null)),
  ];
}

export const messageOf = (problems: readonly Problem[], id: string) =>
  problems.find((problem) => problem.id === id)?.message;

/** A group of radios has no id but a name. */
export function focusProblem({ id }: Problem) {
  const named = document.getElementsByName(id)[0];
  (document.getElementById(id) ?? named)?.focus();
}

type Problems = {
  problems: readonly Problem[];
  /** Checks the whole draft, shows what is wrong and focuses the first. Rejects when the rules cannot be loaded. */
  checkAll: () => Promise<readonly Problem[]>;
  /** Checks again what is shown as wrong. A field that the customer has not reached yet is left alone. */
  checkShown: () => void;
};

const NO_PROBLEMS: readonly Problem[] = [];
const ProblemsContext = createContext<Problems | null>(null);

function useProblemsContext(): Problems {
  const context = useContext(ProblemsContext);
  if (!context) throw new Error('Problems need the ProblemsProvider');
  return context;
}

export const useProblems = () => useProblemsContext().problems;
export const useChecks = () => useProblemsContext();

/** Yup and the rules are loaded with the first check. */
export function ProblemsProvider({ children }: { children: ReactNode }) {
  const { t, i18n } = useTranslation('composer');
  const readDraft = useReadDraft();
  const [problems, setProblems] = useState(NO_PROBLEMS);
  /** What the last check of everything found. */
  const [found, setFound] = useState(NO_PROBLEMS);

  // After rendering, because a folded place opens for what is wrong in it.
  useEffect(() => {
    if (found[0]) focusProblem(found[0]);
  }, [found]);

  const find = useCallback(async () => {
    const { findMessages, orderSchema } = await import('./order-schema');
    // Read after the rules have come: the customer may have gone on.
    const draft = readDraft();
    return problemsOf(await findMessages(orderSchema(t, i18n.getFixedT(null, 'moving')), draft), draft);
  }, [t, i18n, readDraft]);

  const value = useMemo(() => {
    async function checkAll() {
      const wrong = await find();
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
      checkAll,
      // The rules were loaded by the check that has found these problems.
      checkShown: () => (problems.length > 0 ? void checkShown() : undefined),
    };
  }, [find, problems]);
  return <ProblemsContext value={value}>{children}</ProblemsContext>;
}
