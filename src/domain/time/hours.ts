/** Opening hours for bookings, KST, both times included. */
export type Hours = { open: string; close: string };

export const ALL_DAY: Hours = { open: '00:00', close: '24:00' };

export const isWithin = (time: string, { open, close }: Hours) => time >= open && time <= close;

export const isAllDay = ({ open, close }: Hours) => open === ALL_DAY.open && close === ALL_DAY.close;

const MINUTES = ['00', '15', '30', '45'];

/** Every quarter of an hour of a day: 00:00 to 23:45. */
export const QUARTER_HOURS: readonly string[] = Array.from({ length: 24 }, (_, hour) =>
  MINUTES.map((minutes) => `${String(hour).padStart(2, '0')}:${minutes}`),
).flat();
