import { useTranslation } from 'next-i18next/pages';
import { useIsSlow } from '@/lib/browser/use-is-slow';

/** The current step; after ten seconds, that it takes longer than usual. */
export function PlacingLabels({ step }: { step: 'placing' | 'checking' }) {
  const { t } = useTranslation('payment');
  const isSlow = useIsSlow();
  return t(`${step}.${isSlow ? 'slow' : 'message'}`);
}
