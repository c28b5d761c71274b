import { useTranslation } from '@/lib/i18n/use-translation';
import { useEffect } from 'react';
import { momentInsteadOfNow } from '@/domain/order/opening';
import { formatMoment } from '@/domain/text/format';
import type { Hours } from '@/domain/time/hours';
import { useNow } from '@/lib/browser/use-now';
import { useLazyTexts } from '@/lib/i18n/lazy-texts';
import { Notice } from '@/ui/kit/feedback/notice';
import { styled } from '@/ui/styled';
import { useLocale } from '@/ui/use-locale';

const TICK_MS = 15_000;

const Texts = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3),
  marginTop: theme.spacing(3),
  fontSize: theme.typography.body2.fontSize,
  color: theme.vars.palette.text.secondary,
}));

type HoursNewsProps = {
  hours: Hours;
  /** The time that replaced a closed one (ISO); null if none did. */
  movedTo: string | null;
  /** Called with the hours while they are closed, else with null. */
  onClosed: (closed: Hours | null) => void;
};

/** Reports whether an order can leave now, and says why it cannot and which time replaced a closed one. */
export function HoursNews({ hours, movedTo, onClosed }: HoursNewsProps) {
  const hasTexts = useLazyTexts('composerNews');
  const { t } = useTranslation('composerNews');
  const locale = useLocale();
  const isClosed = momentInsteadOfNow(useNow(TICK_MS), hours) !== null;

  useEffect(() => onClosed(isClosed ? hours : null), [onClosed, hours, isClosed]);

  if (!hasTexts || (movedTo === null && !isClosed)) return null;
  return (
    <Texts>
      {movedTo === null ? null : (
        <Notice tone="attention">{t('movedTime', { moment: formatMoment(movedTo, locale) })}</Notice>
      )}
      {isClosed ? <p>{t('nowClosed', hours)}</p> : null}
    </Texts>
  );
}
