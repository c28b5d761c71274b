/** Opening hours for bookings, KST, both times included. */
export type Hours = { open: string; close: string };

export const ALL_DAY: Hours = { open: '00:00', close: '24:00' };

export const isWithin = (time: string, { open, close }: Hours) => time >= open && time <= close;

export const isAllDay = ({ open, close }: Hours) => open === ALL_DAY.open && close === ALL_DAY.close;
