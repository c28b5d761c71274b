import { formatNumber } from '@/domain/text/format';

/** Weights are estimates: from 100 kg on, in tens so as not to suggest precision. Without the unit. */
export const roughKilograms = (kg: number) => formatNumber(kg < 100 ? Math.round(kg) : Math.round(kg / 10) * 10);
