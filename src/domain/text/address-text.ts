/** Keeps the house number on the line of its road name: `대사관로 41` does not wrap in between. */
export const keepHouseNumber = (address: string) =>
  address.replace(/ (?=\d[\d-]*(?:번길|길)?(?: \d[\d-]*)?$)/, '\u00a0');
