import type { Database } from '../db/database';

const NAME = 'clockOffsetMs';

/**
 * Sandbox time: real time plus what tests have advanced. The offset is stored, so that a restart does not go back in
 * time.
 */
export type Clock = { now: () => number; advance: (seconds: number) => Promise<number>; reset: () => Promise<void> };

export async function openClock(database: Database): Promise<Clock> {
  const stored = await database.transaction((db) =>
    db.one<{ value: string }>('SELECT value FROM meta WHERE name = ?', [NAME]),
  );
  let offset = Number(stored?.value ?? 0);

  const now = () => Date.now() + offset;
  const setOffset = async (value: number) => {
    offset = value;
    await database.transaction((db) => db.run('INSERT OR REPLACE INTO meta VALUES (?, ?)', [NAME, String(value)]));
  };

  return {
    now,
    advance: async (seconds) => {
      await setOffset(offset + seconds * 1000);
      return now();
    },
    reset: () => setOffset(0),
  };
}
