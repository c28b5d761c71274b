import { useTranslation } from '@/lib/i18n/use-translation';
import { useEffect, useState } from 'react';
import {
  APPOINTMENT_LEAD_MINUTES,
  APPOINTMENT_MAX_DAYS,
  firstDate,
  isDateOpen,
  lastDate,
  momentOf,
  momentOn,
  openSlots,
} from '@/domain/order/appointment';
import { momentInsteadOfNow } from '@/domain/order/opening';
import { formatMoment } from '@/domain/text/format';
import { type Hours, isAllDay } from '@/domain/time/hours';
import { kstToIso } from '@/domain/time/kst';
import { useHolidays } from '@/lib/browser/use-holidays';
import { useNow } from '@/lib/browser/use-now';
import { useLazyTexts } from '@/lib/i18n/lazy-texts';
import { Notice } from '@/ui/kit/feedback/notice';
import { SelectField } from '@/ui/kit/form/select-field';
import { TextInput } from '@/ui/kit/form/text-input';
import { styled } from '@/ui/styled';
import { useLocale } from '@/ui/use-locale';
import { APPOINTMENT_ID } from '../problems';
import { AppointmentSkeleton } from './appointment-skeleton';
import { useHolidayName } from './use-holiday-name';

const Note = styled('p')(({ theme }) => ({
  marginTop: theme.spacing(3),
  fontSize: theme.typography.body2.fontSize,
  color: theme.vars.palette.attention.text,
}));

/** Warns about public holidays, when fewer drivers are available. */
function HolidayNote({ date }: { date: string }) {
  const { t } = useTranslation('appointment');
  const holidays = useHolidays(date);
  const nameOf = useHolidayName();
  // A note that changes when the names arrive is read aloud twice.
  if (holidays.length === 0 || nameOf === null) return null;
  const names = holidays.map(nameOf).filter(Boolean).join(', ');
  return <Note role="status">{names === '' ? t('unnamedHoliday') : t('holiday', { names })}</Note>;
}

const TICK_MS = 15_000;

const Fields = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(4),
  alignItems: 'start',
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: '1fr 1fr' },
  // iOS centres dates.
  '& ::-webkit-date-and-time-value': { textAlign: 'left', minHeight: '1.5em' },
}));

const Hint = styled('p')(({ theme }) => ({
  marginTop: theme.spacing(3),
  fontSize: theme.typography.caption.fontSize,
  color: theme.vars.palette.text.secondary,
}));

type AppointmentFieldsProps = {
  appointmentAt: string;
  hours: Hours;
  error: string | undefined;
  onChange: (appointmentAt: string) => void;
};

/** Reports only bookable times; other typed dates stay in the field until it is left, which says that they were not taken. */
export function AppointmentFields(props: AppointmentFieldsProps) {
  return useLazyTexts('appointment') ? <Content {...props} /> : <AppointmentSkeleton />;
}

function Content({ appointmentAt, hours, error, onChange }: AppointmentFieldsProps) {
  const { t } = useTranslation('appointment');
  const now = useNow(TICK_MS);
  const { date, time } = momentOf(appointmentAt);
  /** A date that is incomplete or out of range; null when the field shows the appointment's date. */
  const [typed, setTyped] = useState<string | null>(null);
  const [isRefused, setIsRefused] = useState(false);

  function changeDate(next: string) {
    setIsRefused(false);
    const moment = isDateOpen(next, now, hours) ? momentOn(next, time, now, hours) : null;
    setTyped(moment === null ? next : null);
    if (moment !== null) onChange(moment);
  }

  return (
    <>
      <Fields>
        <TextInput
          type="date"
          label={t('date')}
          value={typed ?? date}
          min={firstDate(now, hours)}
          max={lastDate(now)}
          required
          onChange={({ target }) => changeDate(target.value)}
          onBlur={() => {
            if (typed !== null) setIsRefused(true);
            setTyped(null);
          }}
          error={typed ? t('outOfRange', { days: APPOINTMENT_MAX_DAYS }) : undefined}
        />
        <SelectField
          id={APPOINTMENT_ID}
          label={t('time')}
          value={time}
          options={openSlots(date, now, appointmentAt, hours).map((slot) => ({ value: slot, label: slot }))}
          onChange={({ target }) => {
            const moment = kstToIso(date, target.value);
            if (moment !== null) onChange(moment);
          }}
          error={error}
        />
      </Fields>
      {isRefused ? <Note role="status">{t('refused', { days: APPOINTMENT_MAX_DAYS })}</Note> : null}
      <HolidayNote date={date} />
      <Hint>
        {isAllDay(hours) ? null : `${t('hours', hours)} `}
        {t('kst', { minutes: APPOINTMENT_LEAD_MINUTES, days: APPOINTMENT_MAX_DAYS })}
      </Hint>
    </>
  );
}

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
