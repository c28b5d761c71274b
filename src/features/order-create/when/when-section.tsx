import { useTranslation } from '@/lib/i18n/use-translation';
import { useEffect, useEffectEvent, useState } from 'react';
import { firstMoment, isBookable, momentOf, momentOn } from '@/domain/order/appointment';
import { textContextOf } from '@/domain/order/kinds';
import { serverNow } from '@/domain/time/clock';
import { isAllDay, type Hours } from '@/domain/time/hours';
import { useHours } from '@/queries/use-hours';
import { Notice } from '@/ui/kit/feedback/notice';
import { SegmentedControl } from '@/ui/kit/form/segmented-control';
import { lazyPart } from '@/ui/kit/layout/lazy-part';
import { SectionCard } from '@/ui/kit/layout/section-card';
import { styled } from '@/ui/styled';
import { APPOINTMENT_ID, messageOf, useProblems } from '../problems';
import { useDraft } from '../use-draft';
import type { AppointmentFields, HoursNews } from './appointment-fields';
import { AppointmentSkeleton } from './appointment-skeleton';

/** Most orders leave at once, so the fields come with the first choice of a time. */
const LazyAppointmentFields = lazyPart<Parameters<typeof AppointmentFields>[0]>(
  () => import('./appointment-fields').then((module) => module.AppointmentFields),
  { fallback: <AppointmentSkeleton /> },
);

/** Only some kinds of order close at night. */
const LazyHoursNews = lazyPart<Parameters<typeof HoursNews>[0]>(() =>
  import('./appointment-fields').then((module) => module.HoursNews),
);

const Below = styled('div')(({ theme }) => ({ marginTop: theme.spacing(4) }));
const Hint = styled('p')(({ theme }) => ({
  fontSize: theme.typography.body2.fontSize,
  color: theme.vars.palette.text.secondary,
}));

type WhenSectionProps = {
  /** Whether the booked time was in the past and has been removed. */
  hasPassed: boolean;
  onChange: (appointmentAt: string | null) => void;
};

export function WhenSection({ hasPassed, onChange }: WhenSectionProps) {
  const { t } = useTranslation('composer');
  const appointmentAt = useDraft((draft) => draft.appointmentAt);
  const orderType = useDraft((draft) => draft.orderType);
  const hours = useHours(orderType);
  const error = messageOf(useProblems(), APPOINTMENT_ID);
  /** The open time that replaced a closed one. */
  const [movedTo, setMovedTo] = useState<string | null>(null);
  /** The hours that were found closed: those of another kind say nothing about these. */
  const [closed, setClosed] = useState<Hours | null>(null);
  const isNowClosed = closed === hours;

  const keepWithinHours = useEffectEvent(() => {
    if (appointmentAt === null ? !isNowClosed : isBookable(appointmentAt, hours)) return;
    const now = serverNow();
    const { date, time } = momentOf(appointmentAt ?? new Date(now).toISOString());
    const nearest = momentOn(date, time, now, hours) ?? firstMoment(now, hours);
    setMovedTo(nearest);
    onChange(nearest);
  });
  // A change of order kind or of the provider's hours can close the chosen time; now closes by itself.
  // oxlint-disable-next-line react/set-state-in-effect -- the hours are server data that arrives after the choice
  useEffect(() => keepWithinHours(), [hours, appointmentAt, isNowClosed]);

  return (
    <SectionCard anchor="when" title={t('when.title', { context: textContextOf(orderType) })}>
      <SegmentedControl
        legend={t('when.legend')}
        value={appointmentAt === null ? 'now' : 'later'}
        options={[
          { value: 'now', label: t('when.now'), isDisabled: isNowClosed },
          { value: 'later', label: t('when.later') },
        ]}
        onChange={(choice) => onChange(choice === 'now' ? null : firstMoment(serverNow(), hours))}
      />
      <Below>
        {appointmentAt === null ? (
          <>{hasPassed ? <Notice tone="attention">{t('when.passed')}</Notice> : <Hint>{t('when.nowHint')}</Hint>}</>
        ) : (
          <LazyAppointmentFields appointmentAt={appointmentAt} hours={hours} error={error} onChange={onChange} />
        )}
        {isAllDay(hours) ? null : (
          <LazyHoursNews hours={hours} movedTo={movedTo === appointmentAt ? movedTo : null} onClosed={setClosed} />
        )}
      </Below>
    </SectionCard>
  );
}
