/**
 * Numbers that reach nobody: no Korean exchange (the middle group) begins with 0, so that a number dialled without its
 * prefix is not taken for another service. `place` makes them differ.
 */
const digits = (place: number, step: number, length: number) =>
  String((place * step + 137) % 10 ** length).padStart(length, '0');

/** 010-0xxx-xxxx */
export const sampleMobile = (place: number) => `+82100${digits(place, 331, 3)}${digits(place, 7_919, 4)}`;
/** 02-0xx-xxxx */
export const sampleLandline = (place: number) => `+8220${digits(place, 17, 2)}${digits(place, 6_007, 4)}`;
/** 0507-0xxx-xxxx, the form of safe numbers. */
export const sampleSafeNumber = (place: number) => `+825070${digits(place, 577, 3)}${digits(place, 3_571, 4)}`;
