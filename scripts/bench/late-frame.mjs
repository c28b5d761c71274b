/** A frame above this is visibly late: three 60 Hz frames (50 ms) plus rounding. */
export const LATE_FRAME_MS = 51;
