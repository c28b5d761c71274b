let returned: URLSearchParams | null = null;

/** What BrandPay's page sent back with the address; kept in memory alone until the payment step asks for it. */
export function keepReturned(query: URLSearchParams) {
  if (query.has('paymentKey') || query.has('code')) returned = query;
}

/** Once. */
export function takeReturned(): URLSearchParams | null {
  const query = returned;
  returned = null;
  return query;
}
