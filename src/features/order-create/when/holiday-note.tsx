import styled from '@emotion/styled';
import { useTranslation } from 'next-i18next/pages';
import { useHolidays } from '@/lib/browser/use-holidays';

const Note = styled('p')(({ theme }) => ({
  marginTop: theme.spacing(3),
  fontSize: theme.typography.body2.fontSize,
  color: theme.vars.palette.attention.text,
}));

/** Warns about public holidays, when fewer drivers are available. */
export function HolidayNote({ date }: { date: string }) {
  const { t } = useTranslation('composer');
  const names = useHolidays(date);
  if (names.length === 0) return null;
  return (
    <Note role="status">
      {t('when.holiday')} <span lang="ko">{names.join(', ')}</span>
    </Note>
  );
}
