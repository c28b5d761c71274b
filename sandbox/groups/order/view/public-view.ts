import type { RequestScope, Schemas } from '../../../server/operation';
import { etaOf, iso, reportedAt, waypointStates } from '../life/progress';
import { driverOf, goodsOf, historyOf, waypointsOf, type OrderRow, type StoredWaypoint } from '../order-row';
import { DAY_MS } from '../price/korean-calendar';
import { isFinal } from '../status';
import { maskedName, maskedPhone } from './masking';
import { appointmentOf, eventsOf, imagesOf } from './order-view';
import { districtOf, shareSettingsOf } from './share';

const LINK_DAYS = 30;

/** A shared link works for 30 days after the order has ended. */
export const isLinkOpen = (row: OrderRow, now: number) =>
  !isFinal(row.status) || now - (historyOf(row).at(-1)?.at ?? row.createdAt) < LINK_DAYS * DAY_MS;

function publicDriver(row: OrderRow) {
  const driver = driverOf(row);
  if (!driver) return null;
  const { mobileNo, vehicleClass, plateNo = '' } = driver;
  return {
    name: maskedName(driver.name),
    vehicleClass,
    plateNo,
    // The safe number stops working when the order has ended.
    ...(mobileNo && !isFinal(row.status) && { mobileNo }),
  };
}

async function organizationName({ db }: RequestScope, row: OrderRow): Promise<string | null> {
  const found = await db.one<{ name: string }>('SELECT name FROM organizations WHERE id = ? AND code <> id', [
    row.organizationId,
  ]);
  return found?.name ?? null;
}

type PublicStop = Omit<Schemas['PublicWaypoint'], 'state' | 'doneAt'>;

function publicStop(stop: StoredWaypoint, { places, contacts }: Schemas['ShareSettings']): PublicStop {
  const { address, contactName, mobileNo, addressDetail: _detail, note: _note, doorCode: _code, ...undecided } = stop;
  // A new field of a stop does not compile until it is decided whether recipients see it.
  undecided satisfies Record<string, never>;
  return {
    roadAddress: places ? address.roadAddress : districtOf(address.roadAddress),
    ...(places && { buildingName: address.buildingName ?? '', lat: address.lat, lng: address.lng }),
    ...(contacts && {
      contactName: maskedName(contactName),
      mobileNo: maskedPhone(mobileNo.split(';')[0] ?? ''),
    }),
  };
}

/** Absent where they are not shared. Every other field of the contract does not compile until it is answered. */
type Withheld = 'vehicleClass' | 'goods';

/** Leaves out everything that the owner does not share. */
export async function toPublicOrder(scope: RequestScope, row: OrderRow): Promise<Schemas['PublicOrder']> {
  const { db, now, origin } = scope;
  const states = waypointStates(row, now);
  const share = await shareSettingsOf(db, row.id);
  const goods = goodsOf(row);
  const answered: Required<Omit<Schemas['PublicOrder'], Withheld>> = {
    id: row.id,
    orderNo: row.orderNo,
    organizationName: await organizationName(scope, row),
    orderType: row.orderType,
    status: row.status,
    createdAt: iso(row.createdAt),
    appointmentAt: appointmentOf(row),
    updatedAt: iso(reportedAt(row, now)),
    eta: etaOf(row, now),
    waypoints: waypointsOf(row).map((stop, index) => ({
      ...publicStop(stop, share),
      state: states[index]?.state ?? 'todo',
      doneAt: states[index]?.doneAt ?? null,
    })),
    driver: share.driver ? publicDriver(row) : null,
    history: eventsOf(row),
    images: share.photos ? await imagesOf(db, row.id, origin) : [],
    hasMap: share.map,
  };
  return {
    ...answered,
    ...(share.driver && { vehicleClass: row.vehicleClass }),
    ...(share.goods && goods?.description && { goods: goods.description }),
  };
}
