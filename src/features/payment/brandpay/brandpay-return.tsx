import { keepReturned } from '@/lib/brandpay/returned';
import { useOnceQuery } from '@/lib/browser/use-once-query';

/** Stands outside the sign-in check: what BrandPay sent back is out of the address before anybody is asked for. */
export function BrandpayReturn() {
  useOnceQuery(keepReturned);
  return null;
}
