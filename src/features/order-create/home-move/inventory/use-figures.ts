import { useMemo } from 'react';
import { useLocale } from '@/ui/use-locale';

/** Kilograms are a guess: more than tens would feign knowledge. */
const roughly = (kg: number) => (kg < 100 ? Math.round(kg) : Math.round(kg / 10) * 10);

/** Cubic metres to a tenth and kilograms, as they are read. */
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
