import { useEffect, useState } from 'react';
import { KOREAN } from '@/config/locales';
import { useLocale } from '@/ui/use-locale';

type Romanize = (roadAddress: string) => string;

let romanize: Romanize | null = null;

/**
 * The address in Latin letters for every language but Korean: of the source if it has one, else by the rules of
 * romanization, whose code only these languages load. '' in Korean, and until the code is there.
 */
export function useEnglishAddress(fromSource: string, roadAddress: string): string {
  const isKorean = useLocale() === KOREAN;
  const isNeeded = !isKorean && roadAddress !== '' && fromSource === '';
  const [isLoaded, setIsLoaded] = useState(romanize !== null);

  useEffect(() => {
    if (!isNeeded || isLoaded) return;
    let isCurrent = true;
    import('@/domain/text/english-address').then(
      ({ englishAddress }) => {
        romanize = englishAddress;
        if (isCurrent) setIsLoaded(true);
      },
      // The Korean address is still shown.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [isNeeded, isLoaded]);

  if (isKorean) return '';
  return fromSource !== '' ? fromSource : (isLoaded && romanize?.(roadAddress)) || '';
}
