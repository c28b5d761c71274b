let returned: URLSearchParams | null = null;

/** Keeps BrandPay's answer from the address, in memory only, until the payment step takes it. */
export function keepReturned(query: URLSearchParams) {
  if (query.has('paymentKey') || query.has('code')) returned = query;
}

/** Returns the answer once, afterwards null. */
export function takeReturned(): URLSearchParams | null {
  const query = returned;
  returned = null;
  return query;
}
