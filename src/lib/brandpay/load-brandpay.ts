import { clearTossPayments, loadTossPayments } from '@tosspayments/tosspayments-sdk';
import { env } from '@/config/env';
import { nextTurn } from '@/domain/next-turn';
import { createBrandpay, type Brandpay } from './brandpay';

/** A script that neither loads nor fails within this time counts as missing. */
const LOAD_LIMIT_MS = 15_000;

const loadTimeout = () =>
  new Promise<never>((_resolve, reject) => setTimeout(() => reject(new Error('BrandPay did not load')), LOAD_LIMIT_MS));

/** Loads the vendor's script. Rejects if it is missing or blocked; the next call then tries again. */
export async function loadBrandpay(customerKey: string): Promise<Brandpay> {
  const { clientKey, sdkUrl } = env.toss;
  await nextTurn();
  try {
    const toss = await Promise.race([loadTossPayments(clientKey, sdkUrl ? { src: sdkUrl } : {}), loadTimeout()]);
    return createBrandpay(toss.brandpay({ customerKey }));
  } catch (error) {
    clearTossPayments();
    throw error;
  }
}
