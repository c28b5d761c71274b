import styled from '@emotion/styled';
import { useTranslation } from 'next-i18next/pages';
import { memo, useEffect, useEffectEvent, useState } from 'react';
import { serverNow } from '@/domain/clock';
import type { OrderType } from '@/domain/order-types';
import { lazyPart } from '@/ui/lazy-part';
import { Notice } from '@/ui/notice';
import { SectionCard } from '@/ui/section-card';
import { SegmentedControl } from '@/ui/segmented-control';
import { firstMoment, isBookable, momentOf, momentOn } from './appointment';
import { AppointmentFields } from './appointment-fields';
import { useHours } from './use-hours';

const LazyMovedNotice = lazyPart(() => import('./moved-notice').then((module) => module.MovedNotice));

const Below = styled('div')(({ theme }) => ({ marginTop: theme.spacing(4) }));
const Hint = styled('p')(({ theme }) => ({
  fontSize: theme.typography.body2.fontSize,
  color: theme.vars.palette.text.secondary,
}));

type WhenSectionProps = {
  orderType: OrderType;
  appointmentAt: string | null;
  /** The time that had been booked is over and was taken out. */
  hasPassed: boolean;
  error: string | undefined;
  onChange: (appointmentAt: string | null) => void;
};

export const WhenSection = memo(function WhenSection({
  orderType,
  appointmentAt,
  hasPassed,
  error,
  onChange,
}: WhenSectionProps) {
  const { t } = useTranslation('composer');
  const hours = useHours(orderType);
  /** Where a time that turned out to be closed has gone. */
  const [movedTo, setMovedTo] = useState<string | null>(null);

  const keepWithinHours = useEffectEvent(() => {
    if (appointmentAt === null || isBookable(appointmentAt, hours)) return;
    const now = serverNow();
    const { date, time } = momentOf(appointmentAt);
    const nearest = momentOn(date, time, now, hours) ?? firstMoment(now, hours);
    setMovedTo(nearest);
    onChange(nearest);
  });
  // Another type of order, or the provider's hours arriving, can close a time that was open.
  useEffect(() => keepWithinHours(), [hours, appointmentAt]);

  return (
    <SectionCard anchor="when" title={t('when.title')}>
      <SegmentedControl
        legend={t('when.legend')}
        value={appointmentAt === null ? 'now' : 'later'}
        options={[
          { value: 'now', label: t('when.now') },
          { value: 'later', label: t('when.later') },
        ]}
        onChange={(choice) => onChange(choice === 'now' ? null : firstMoment(serverNow(), hours))}
      />
      <Below>
        {appointmentAt === null ? (
          <>{hasPassed ? <Notice tone="attention">{t('when.passed')}</Notice> : <Hint>{t('when.nowHint')}</Hint>}</>
        ) : (
          <>
            <AppointmentFields appointmentAt={appointmentAt} hours={hours} error={error} onChange={onChange} />
            {movedTo === appointmentAt ? <LazyMovedNotice moment={appointmentAt} /> : null}
          </>
        )}
      </Below>
    </SectionCard>
  );
});
