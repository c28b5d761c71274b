import { keepReturned } from '@/lib/brandpay/returned';
import { useUrlParamsOnce } from '@/lib/browser/use-url-params-once';

/**
 * Rendered outside the sign-in check, so that BrandPay's parameters leave the URL before any redirect to the login
 * page.
 */
export function BrandpayReturn() {
  useUrlParamsOnce(keepReturned);
  return null;
}
