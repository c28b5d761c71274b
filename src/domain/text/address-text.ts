/** A house number stays with its road: `대사관로 41` does not break between the two. */
export const keepHouseNumber = (address: string) =>
  address.replace(/ (?=\d[\d-]*(?:번길|길)?(?: \d[\d-]*)?$)/, '\u00a0');
