import { getIn, type FormikErrors } from 'formik';
import type { DraftWaypoint } from '@/domain/order-draft';
import { MOVING_FIELDS } from '../moving/moving-ids';
import type { ComposerValues } from './composer-values';

/** A field that is wrong: where its control is, and what is to be said. */
export type Problem = {
  /** Of the control that takes the focus. */
  id: string;
  message: string;
  /** The waypoint's key, where it belongs to one. */
  waypoint: string | null;
};

export const fieldId = (key: string, field: string) => `waypoint-${key}-${field}`;
export const VEHICLE_NAME = 'vehiclePoolId';
export const APPOINTMENT_ID = 'appointment-time';
export const GOODS_ID = 'goods-description';
export const REMARK_ID = 'remark';
/** Nothing can be wrong with it; the focus goes there from what takes itself away beside the price. */
export const PRICE_TITLE_ID = 'price-title';

export const sizeId = (name: string) => `goods-${name}`;
export const SIZE_NAMES = ['count', 'weightKg', 'widthCm', 'depthCm', 'heightCm'] as const;

/** Where each value of the form has its control, from top to bottom. */
const FORM_FIELDS = [
  ...SIZE_NAMES.map((name) => [`goodsSize.${name}`, sizeId(name)] as const),
  ['vehiclePoolId', VEHICLE_NAME],
  ...MOVING_FIELDS,
  ['appointmentAt', APPOINTMENT_ID],
  ['goodsDescription', GOODS_ID],
  ['remark', REMARK_ID],
] as const;

function waypointFields({ address, phones }: DraftWaypoint): [path: string, field: string][] {
  // Without an address nothing else of a place is asked for yet.
  if (address === null) return [['address', 'address']];
  return [
    ['addressDetail', 'addressDetail'],
    ['contactName', 'contactName'],
    ...phones.map((_, phone): [string, string] => [`phones[${phone}]`, `phone-${phone}`]),
    ['note', 'note'],
    ['doorCode', 'doorCode'],
  ];
}

/** Everything that is wrong, from top to bottom. */
export function problemsOf(errors: FormikErrors<ComposerValues>, { waypoints }: ComposerValues): Problem[] {
  function problemAt(path: string, id: string, waypoint: string | null): Problem[] {
    const message: unknown = getIn(errors, path);
    return typeof message === 'string' ? [{ id, message, waypoint }] : [];
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

/** Puts the focus where something is wrong; a group of radios has no id of its own but a name. */
export function focusProblem({ id }: Problem) {
  const named = document.getElementsByName(id)[0];
  (document.getElementById(id) ?? named)?.focus();
}
