import { getIn, type FormikErrors } from 'formik';
import type { ComposerValues } from './composer-values';

/** A field that is wrong: where its control is, and what is to be said. */
export type Problem = {
  /** Of the control that takes the focus. */
  id: string;
  message: string;
  /** The waypoint's place, where it belongs to one. */
  index: number | null;
};

export type WaypointErrors = {
  address?: string | undefined;
  contactName?: string | undefined;
  addressDetail?: string | undefined;
  note?: string | undefined;
  doorCode?: string | undefined;
  phones: readonly (string | undefined)[];
};

type Errors = FormikErrors<ComposerValues>;

export const fieldId = (key: string, field: string) => `waypoint-${key}-${field}`;
export const VEHICLE_NAME = 'vehiclePoolId';
export const APPOINTMENT_ID = 'appointment-time';

function messageAt(errors: Errors, path: string): string | undefined {
  const found: unknown = getIn(errors, path);
  return typeof found === 'string' ? found : undefined;
}

export function waypointErrors(errors: Errors, index: number, phoneCount: number): WaypointErrors | null {
  const at = (field: string) => messageAt(errors, `waypoints[${index}].${field}`);
  if (getIn(errors, `waypoints[${index}]`) === undefined) return null;
  return {
    address: at('address'),
    addressDetail: at('addressDetail'),
    contactName: at('contactName'),
    note: at('note'),
    doorCode: at('doorCode'),
    phones: Array.from({ length: phoneCount }, (_, phone) => at(`phones[${phone}]`)),
  };
}

/** Everything that is wrong, from top to bottom. */
export function problemsOf(errors: Errors, { waypoints }: ComposerValues): Problem[] {
  const ofWaypoints = waypoints.flatMap(({ key, phones }, index) => {
    const wrong = waypointErrors(errors, index, phones.length);
    if (!wrong) return [];
    const fields: [string, string | undefined][] = [
      ['address', wrong.address],
      ['addressDetail', wrong.addressDetail],
      ['contactName', wrong.contactName],
      ...wrong.phones.map((message, phone): [string, string | undefined] => [`phone-${phone}`, message]),
      ['note', wrong.note],
      ['doorCode', wrong.doorCode],
    ];
    // Without an address nothing else of a place is asked for yet.
    const shown = wrong.address ? fields.slice(0, 1) : fields;
    return shown.flatMap(([field, message]) => (message ? [{ id: fieldId(key, field), message, index }] : []));
  });
  const ofForm: [string, string | undefined][] = [
    [VEHICLE_NAME, messageAt(errors, 'vehiclePoolId')],
    [APPOINTMENT_ID, messageAt(errors, 'appointmentAt')],
    ['goods-description', messageAt(errors, 'goodsDescription')],
    ['remark', messageAt(errors, 'remark')],
  ];
  return [...ofWaypoints, ...ofForm.flatMap(([id, message]) => (message ? [{ id, message, index: null }] : []))];
}

/** Puts the focus where something is wrong; a group of radios has no id of its own but a name. */
export function focusProblem({ id }: Problem) {
  const named = document.getElementsByName(id)[0];
  (document.getElementById(id) ?? named)?.focus();
}
