import { useTranslation } from '@/lib/i18n/use-translation';
import { useEffect, useState } from 'react';

/** After this time the customer reads that it takes long. */
const SLOW_AFTER_MS = 10_000;

/** True after 10 s. Mount it together with what the customer waits for. */
function useIsSlow(): boolean {
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsSlow(true), SLOW_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return isSlow;
}

/** The current step; after ten seconds, that it takes longer than usual. */
export function PlacingLabels({ step }: { step: 'placing' | 'checking' }) {
  const { t } = useTranslation('payment');
  const isSlow = useIsSlow();
  return t(`${step}.${isSlow ? 'slow' : 'message'}`);
}
