import styled from '@emotion/styled';
import { useTranslation } from 'next-i18next/pages';
import { memo } from 'react';
import { Notice } from '@/ui/notice';
import { SectionCard } from '@/ui/section-card';
import { SegmentedControl } from '@/ui/segmented-control';
import { firstMoment } from './appointment';
import { AppointmentFields } from './appointment-fields';

const Below = styled('div')(({ theme }) => ({ marginTop: theme.spacing(4) }));
const Hint = styled('p')(({ theme }) => ({
  fontSize: theme.typography.body2.fontSize,
  color: theme.vars.palette.text.secondary,
}));

type WhenSectionProps = {
  appointmentAt: string | null;
  /** The time that had been booked is over and was taken out. */
  hasPassed: boolean;
  error: string | undefined;
  onChange: (appointmentAt: string | null) => void;
};

export const WhenSection = memo(function WhenSection({ appointmentAt, hasPassed, error, onChange }: WhenSectionProps) {
  const { t } = useTranslation('composer');
  return (
    <SectionCard title={t('when.title')}>
      <SegmentedControl
        legend={t('when.legend')}
        value={appointmentAt === null ? 'now' : 'later'}
        options={[
          { value: 'now', label: t('when.now') },
          { value: 'later', label: t('when.later') },
        ]}
        onChange={(choice) => onChange(choice === 'now' ? null : firstMoment(Date.now()))}
      />
      <Below>
        {appointmentAt === null ? (
          <>{hasPassed ? <Notice tone="attention">{t('when.passed')}</Notice> : <Hint>{t('when.nowHint')}</Hint>}</>
        ) : (
          <AppointmentFields appointmentAt={appointmentAt} error={error} onChange={onChange} />
        )}
      </Below>
    </SectionCard>
  );
});
