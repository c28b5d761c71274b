import styled from '@emotion/styled';
import { useTranslation } from 'next-i18next/pages';
import { formatMoment } from '@/domain/text/format';
import { useLazyTexts } from '@/lib/i18n/lazy-texts';
import { Notice } from '@/ui/kit/feedback/notice';
import { useLocale } from '@/ui/use-locale';

const Gap = styled('div')(({ theme }) => ({ marginTop: theme.spacing(3) }));

/** The booked time was closed; names the time that replaced it (`moment`, ISO). */
export function RescheduledNotice({ moment }: { moment: string }) {
  const hasTexts = useLazyTexts('composerNews');
  const { t } = useTranslation('composerNews');
  const locale = useLocale();
  if (!hasTexts) return null;
  return (
    <Gap>
      <Notice tone="attention">{t('movedTime', { moment: formatMoment(moment, locale) })}</Notice>
    </Gap>
  );
}
