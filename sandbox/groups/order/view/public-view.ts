import type { Scene, Schemas } from '../../../server/operation';
import { etaOf, iso, reportedAt, waypointStates } from '../life/progress';
import { driverOf, historyOf, waypointsOf, type OrderRow } from '../order-row';
import { DAY_MS } from '../price/korean-calendar';
import { isFinal } from '../status';
import { maskedName, maskedPhone } from './masking';
import { appointmentOf, eventsOf, imagesOf } from './order-view';

const LINK_DAYS = 30;

/** A link outlives its order by a month. */
export const isLinkOpen = (row: OrderRow, now: number) =>
  !isFinal(row.status) || now - (historyOf(row).at(-1)?.at ?? row.createdAt) < LINK_DAYS * DAY_MS;

function publicDriver(row: OrderRow) {
  const driver = driverOf(row);
  if (!driver) return null;
  return { name: maskedName(driver.name), vehicleClass: driver.vehicleClass, plateNo: driver.plateNo ?? '' };
}

async function organizationName({ db }: Scene, row: OrderRow): Promise<string | null> {
  const found = await db.one<{ name: string }>('SELECT name FROM organizations WHERE id = ? AND code <> id', [
    row.organizationId,
  ]);
  return found?.name ?? null;
}

export async function toPublicOrder(scene: Scene, row: OrderRow): Promise<Schemas['PublicOrder']> {
  const { db, now, origin } = scene;
  const states = waypointStates(row, now);
  return {
    id: row.id,
    orderNo: row.orderNo,
    organizationName: await organizationName(scene, row),
    orderType: row.orderType,
    status: row.status,
    createdAt: iso(row.createdAt),
    appointmentAt: appointmentOf(row),
    updatedAt: iso(reportedAt(row, now)),
    eta: etaOf(row, now),
    vehicleClass: row.vehicleClass,
    waypoints: waypointsOf(row).map(({ address, contactName, mobileNo }, index) => ({
      roadAddress: address.roadAddress,
      buildingName: address.buildingName ?? '',
      lat: address.lat,
      lng: address.lng,
      contactName: maskedName(contactName),
      mobileNo: maskedPhone(mobileNo.split(';')[0] ?? ''),
      state: states[index]?.state ?? 'todo',
      doneAt: states[index]?.doneAt ?? null,
    })),
    driver: publicDriver(row),
    history: eventsOf(row),
    images: await imagesOf(db, row.id, origin),
  };
}
