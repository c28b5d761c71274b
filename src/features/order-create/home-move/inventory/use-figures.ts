import { useMemo } from 'react';
import { useLocale } from '@/ui/use-locale';

/** Weights are estimates: from 100 kg on, rounds to tens so as not to suggest precision. */
const roughly = (kg: number) => (kg < 100 ? Math.round(kg) : Math.round(kg / 10) * 10);

/** Formats cubic metres to one decimal, and estimated kilograms. */
export function useFigures() {
  const locale = useLocale();
  return useMemo(() => {
    const tenths = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
    const whole = new Intl.NumberFormat(locale, { maximumFractionDigits: 0 });
    return {
      volume: (cubicMetres: number) => tenths.format(cubicMetres),
      weight: (kg: number) => whole.format(roughly(kg)),
    };
  }, [locale]);
}
