import { useTranslation } from '@/lib/i18n/use-translation';
import { homeMoveGaps } from '@/domain/home-move/gaps';
import { translateOr } from '@/lib/i18n/translate-or';
import { SectionCard } from '@/ui/kit/layout/section-card';
import { fieldId, useChecks } from '../problems';
import { useDraft } from '../use-draft';
import { useWaypointName } from '../use-waypoint-name';
import { AnswerRow } from './answer-row';
import { HOME_MOVE_FIELDS } from './field-ids';

const isBlank = (text: string) => text.trim() === '';

/** What the order needs and the quote mostly does not, so that the button that orders does not come as a surprise. */
export function NeededCard() {
  const { t, i18n } = useTranslation('moving');
  const { show } = useChecks();
  const waypointName = useWaypointName();
  const waypoints = useDraft((draft) => draft.waypoints);
  const move = useDraft((draft) => draft.moving);
  const hasDay = useDraft(({ appointmentAt }) => appointmentAt !== null);

  const contacts = waypoints.flatMap(({ key, contactName, phones }, index) => {
    if (!isBlank(contactName) && !phones.every(isBlank)) return [];
    const place = waypointName(index, waypoints.length);
    const field = isBlank(contactName) ? 'contactName' : 'phone-0';
    return [{ id: fieldId(key, field), waypoint: key, label: t('needed.contact', { place }) }];
  });
  const gaps: readonly string[] = [...homeMoveGaps(move), ...(hasDay ? [] : ['day'])];
  const answers = HOME_MOVE_FIELDS.filter(([path]) => gaps.some((gap) => path === `moving.${gap}`)).map(([, id]) => ({
    id,
    waypoint: null,
    label: translateOr(i18n, 'moving', `problem.${id}`, ''),
  }));
  const needed = [...contacts, ...answers];
  const hasNoPrice = ['load', 'list', 'area'].some((gap) => gaps.includes(gap));
  if (needed.length === 0) return null;
  return (
    <SectionCard title={t('needed.title')} lead={t(hasNoPrice ? 'needed.leadWithoutPrice' : 'needed.lead')}>
      <ul>
        {needed.map(({ label, ...field }) => (
          <AnswerRow key={field.id} onClick={() => show({ ...field, message: '' })}>
            {label}
          </AnswerRow>
        ))}
      </ul>
    </SectionCard>
  );
}
