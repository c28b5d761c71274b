/** Spec §9, and the plain numbers of the product rules (docs/decisions/2026-11-22-product-rules.md). */
export const REQUEST_TIMEOUT_MS = 60_000;
export const SPINNER_DELAY_MS = 250;
export const JUST_CREATED_MS = 30_000;
export const QUERY_RETRIES = 3;
export const ADDRESS_PAGE_SIZE = 10;
export const ORDER_PAGE_SIZE = 20;
/** As many orders under way as the map shows at once; the provider gives no more in one answer. */
export const MAP_ORDERS = 100;
/** Days around the chosen one that are asked for a price at once, and how many of them at a time. */
export const MAX_DAY_PRICES = 7;
export const DAY_PRICES_AT_ONCE = 2;
