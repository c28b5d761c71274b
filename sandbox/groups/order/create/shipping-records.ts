import { createHash } from 'node:crypto';
import type { Db } from '../../../db/database';
import type { Schemas } from '../../../server/operation';
import { choseongOf, localPhone, plainText } from '../search-text';

/** As sent: coordinates that the customer did not give are not remembered for them. */
type Waypoint = Schemas['WaypointRequest'];

/** Identifies a place with its contact: using it again updates the record instead of adding one. */
const fingerprintOf = ({ address, addressDetail, contactName, mobileNo }: Waypoint) =>
  createHash('sha256')
    .update([address.roadAddress, addressDetail, contactName, mobileNo].join('\n'))
    .digest('hex')
    .slice(0, 24);

async function remember(db: Db, userId: string, waypoint: Waypoint, usedAt: number) {
  const { address, addressDetail, contactName, mobileNo } = waypoint;
  const fingerprint = fingerprintOf(waypoint);
  const phones = mobileNo.split(';').map(localPhone);
  const words = [address.roadAddress, address.buildingName ?? '', addressDetail, contactName, ...phones].join(' | ');
  await db.run(
    `INSERT INTO shippingRecords VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
     ON CONFLICT (userId, fingerprint) DO UPDATE SET usedAt = max(usedAt, excluded.usedAt)`,
    [
      `record-${createHash('sha256').update(`${userId} ${fingerprint}`).digest('hex').slice(0, 24)}`,
      userId,
      fingerprint,
      JSON.stringify(address),
      addressDetail,
      contactName,
      mobileNo,
      usedAt,
      plainText(words),
      choseongOf(words),
    ],
  );
}

export async function rememberWaypoints(db: Db, userId: string, waypoints: readonly Waypoint[], usedAt: number) {
  for (const waypoint of waypoints) await remember(db, userId, waypoint, usedAt);
}
