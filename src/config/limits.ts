/** Limits of spec §9 and of the product rules (docs/decisions/2026-11-22-product-rules.md). */
export const REQUEST_TIMEOUT_MS = 60_000;
/** A provider that asks for a longer wait is asked again after this one. */
export const LONGEST_RETRY_AFTER_SECONDS = 24 * 60 * 60;
export const SPINNER_DELAY_MS = 250;
export const JUST_CREATED_MS = 30_000;
export const QUERY_RETRIES = 3;
export const ADDRESS_PAGE_SIZE = 10;
export const ORDER_PAGE_SIZE = 20;
/** The largest page that the provider gives of a list. */
export const MAX_PAGE_SIZE = 100;
/** How many days around the chosen one are priced, and how many of those requests run at once. */
export const MAX_DAY_PRICES = 7;
export const MAX_PARALLEL_DAY_PRICES = 2;
/** How many vehicles are priced at once. */
export const MAX_PARALLEL_VEHICLE_PRICES = 3;

/** How long a price is valid if the provider gives no end. */
export const ESTIMATE_VALID_MS = 5 * 60_000;
