import type { Db } from '../../../db/database';
import { userOf } from '../../../server/caller';
import type { Handlers } from '../../../server/operation';
import { wrongField } from '../../../server/refusal';
import { DAY_MS, koreanDate, startOfKoreanDate } from '../price/korean-calendar';
import { STATUS } from '../status';

type DayRow = { day: number; count: number; total: number };

/** All Korean dates of a month, in order. */
function datesOf(period: string): string[] {
  const first = startOfKoreanDate(`${period}-01`);
  if (Number.isNaN(first)) throw wrongField('INVALID', 'period');
  const dates = Array.from({ length: 31 }, (_, index) => koreanDate(first + index * DAY_MS));
  return dates.filter((date) => date.startsWith(period));
}

const CREDIT_LIMIT = 5_000_000;

/** What the caller's organization has ordered on credit from `from` to before `end`; null for everyone else. */
async function creditOf(db: Db, organizationId: string | null, from: number, end: number) {
  if (organizationId === null) return null;
  const row = await db.one<{ used: number | null }>(
    `SELECT sum(total - couponDiscount) AS used FROM orders
     WHERE organizationId = ? AND pay = 'credit' AND createdAt >= ? AND createdAt < ?
       AND status NOT IN (?, ?)`,
    [organizationId, from, end, STATUS.cancelled, STATUS.incompleted],
  );
  return { limit: CREDIT_LIMIT, used: row?.used ?? 0 };
}

export const statisticsHandlers: Handlers<'getStatistics'> = {
  getStatistics: async ({ db, query, caller }) => {
    const dates = datesOf(query.period);
    const from = startOfKoreanDate(`${query.period}-01`);
    const end = from + dates.length * DAY_MS;
    const rows = await db.all<DayRow>(
      `SELECT CAST((createdAt - ?) / ${DAY_MS} AS INTEGER) AS day, count(*) AS count, sum(total - couponDiscount) AS total
       FROM orders WHERE ownerId = ? AND createdAt >= ? AND createdAt < ? AND status NOT IN (?, ?) GROUP BY day`,
      [from, userOf(caller).id, from, end, STATUS.cancelled, STATUS.incompleted],
    );
    const byDay = new Map(rows.map((row) => [row.day, row]));
    const days = dates.map((date, index) => ({
      date,
      count: byDay.get(index)?.count ?? 0,
      total: byDay.get(index)?.total ?? 0,
    }));
    return {
      data: {
        period: query.period,
        count: days.reduce((sum, { count }) => sum + count, 0),
        total: days.reduce((sum, { total }) => sum + total, 0),
        days,
        credit: await creditOf(db, userOf(caller).organizationId, from, end),
      },
    };
  },
};
