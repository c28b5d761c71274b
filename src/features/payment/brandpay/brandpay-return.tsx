import { keepReturned } from '@/lib/brandpay/returned';
import { useOnceQuery } from '@/lib/browser/use-once-query';

/**
 * Rendered outside the sign-in check, so that BrandPay's parameters leave the URL before any redirect to the login
 * page.
 */
export function BrandpayReturn() {
  useOnceQuery(keepReturned);
  return null;
}
