import { useTranslation } from 'next-i18next/pages';
import { MAX_PHONES_PER_WAYPOINT } from '@/config/limits';
import { Button } from '@/ui/button';
import { IconButton } from '@/ui/icon-button';
import { CloseIcon, PlusIcon } from '@/ui/icons/action-icons';
import { EditedPhone } from '../form/edited-phone';
import { focusSoon } from '@/lib/browser/focus-soon';
import { fieldId, messageOf, type Problem } from '../form/form-problems';
import type { RouteActions } from './route-actions';
import { PhoneLine } from './waypoint-frame';

type ContactPhonesProps = {
  waypointKey: string;
  phones: readonly string[];
  problems: readonly Problem[];
  actions: RouteActions;
};

/** The first number is asked for; others can be added. */
export function ContactPhones({ waypointKey, phones, problems, actions }: ContactPhonesProps) {
  const { t } = useTranslation('composer');
  const label = (index: number) =>
    phones.length === 1 ? t('contact.phone') : t('contact.phoneNumbered', { number: index + 1 });

  return (
    <div>
      {phones.map((phone, index) => (
        // A number has no identity but its place.
        <PhoneLine key={index}>
          <EditedPhone
            id={fieldId(waypointKey, `phone-${index}`)}
            label={label(index)}
            isLabelHidden={index > 0}
            value={phone}
            error={messageOf(problems, fieldId(waypointKey, `phone-${index}`))}
            onCommit={(text) => actions.patchPhone(waypointKey, index, text)}
          />
          {phones.length > 1 ? (
            <IconButton
              label={t('contact.removePhone', { number: index + 1 })}
              onClick={() => {
                actions.removePhone(waypointKey, index);
                focusSoon(fieldId(waypointKey, 'phone-0'));
              }}
            >
              <CloseIcon />
            </IconButton>
          ) : null}
        </PhoneLine>
      ))}
      {phones.length < MAX_PHONES_PER_WAYPOINT ? (
        <Button
          variant="ghost"
          size="small"
          start={<PlusIcon size={16} />}
          onClick={() => {
            actions.addPhone(waypointKey);
            focusSoon(fieldId(waypointKey, `phone-${phones.length}`));
          }}
        >
          {t('contact.addPhone')}
        </Button>
      ) : null}
    </div>
  );
}
