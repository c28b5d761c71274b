/** A frame that took longer was seen to be late: three beats of the screen, 50 ms, and a rounding. */
export const LATE_FRAME_MS = 51;
