import { clearTossPayments, loadTossPayments } from '@tosspayments/tosspayments-sdk';
import { env } from '@/config/env';
import { createBrandpay, type Brandpay } from './brandpay';

/** A script that neither comes nor fails is as good as missing. */
const LONGEST_MS = 15_000;

const expiry = () =>
  new Promise<never>((_resolve, reject) => setTimeout(() => reject(new Error('BrandPay did not load')), LONGEST_MS));

/** Fetches the vendor's script. Rejects where it is missing or blocked; the next call then starts anew. */
export async function loadBrandpay(customerKey: string): Promise<Brandpay> {
  const { clientKey, sdkUrl } = env.toss;
  try {
    const toss = await Promise.race([loadTossPayments(clientKey, sdkUrl ? { src: sdkUrl } : {}), expiry()]);
    return createBrandpay(toss.brandpay({ customerKey }));
  } catch (error) {
    clearTossPayments();
    throw error;
  }
}
