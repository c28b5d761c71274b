import { PAYS, type Pay } from '@/domain/payment/methods';
import { safeLocalStorage } from './safe-storage';

const KEY = 'lastPay';

/** The payment method of the last order from this device, proposed for the next one. It is not personal, so it survives logout. */
export function lastUsedPay(): Pay | null {
  const stored = safeLocalStorage.getItem(KEY);
  return PAYS.find((pay) => pay === stored) ?? null;
}

export const recordUsedPay = (pay: Pay) => safeLocalStorage.setItem(KEY, pay);
