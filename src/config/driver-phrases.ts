/** Fixed requests to the driver, as keys of the `phrases` texts: sent in Korean, shown in the customer's language. */
export const GOODS_PHRASES = ['fragile', 'upright', 'dry', 'callTenMinutes'] as const;
export const PLACE_PHRASES = ['callOnArrival', 'textOnly', 'atDoor', 'security', 'noKorean', 'noBell'] as const;

export type DriverPhrase = (typeof GOODS_PHRASES)[number] | (typeof PLACE_PHRASES)[number];

/** A household is not left at a door or a desk, as a parcel may be. */
export const HOME_PHRASES = PLACE_PHRASES.filter((phrase) => phrase !== 'atDoor' && phrase !== 'security');
