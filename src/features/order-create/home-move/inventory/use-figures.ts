import { useMemo } from 'react';
import { formatCubicMetres } from '@/domain/text/format';
import { useLocale } from '@/ui/use-locale';

/** Weights are estimates: from 100 kg on, rounds to tens so as not to suggest precision. */
const roughly = (kg: number) => (kg < 100 ? Math.round(kg) : Math.round(kg / 10) * 10);

/** Formats cubic metres to one decimal, and estimated kilograms. */
export function useFigures() {
  const locale = useLocale();
  return useMemo(() => {
    const whole = new Intl.NumberFormat(locale, { maximumFractionDigits: 0 });
    return {
      volume: formatCubicMetres,
      weight: (kg: number) => whole.format(roughly(kg)),
    };
  }, [locale]);
}
