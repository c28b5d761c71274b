import type { Db } from '../../../db/database';
import type { Schemas } from '../../../server/operation';

const EVERYTHING: Schemas['ShareSettings'] = {
  places: true,
  contacts: true,
  driver: true,
  map: true,
  photos: true,
  goods: true,
};

/** Without places there must be no map, because the route would reveal them. */
export const withoutContradiction = (wanted: Schemas['ShareSettings']): Schemas['ShareSettings'] => ({
  ...wanted,
  map: wanted.map && wanted.places,
});

export async function shareSettingsOf(db: Db, orderId: string): Promise<Schemas['ShareSettings']> {
  const kept = await db.one<{ settingsJson: string }>('SELECT settingsJson FROM orderShares WHERE orderId = ?', [
    orderId,
  ]);
  return kept ? (JSON.parse(kept.settingsJson) as Schemas['ShareSettings']) : EVERYTHING; // written by `storeShareSettings`
}

export const storeShareSettings = (db: Db, orderId: string, settings: Schemas['ShareSettings']) =>
  db.run('INSERT OR REPLACE INTO orderShares VALUES (?, ?)', [orderId, JSON.stringify(settings)]);

/** 서울특별시 강남구 테헤란로 131 → 서울특별시 강남구. */
export const districtOf = (roadAddress: string) =>
  /^\S+(?:\s\S+[시군구])+/.exec(roadAddress)?.[0] ?? roadAddress.split(' ').slice(0, 2).join(' ');
