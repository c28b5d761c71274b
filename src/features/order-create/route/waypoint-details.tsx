import { useTranslation } from 'next-i18next/pages';
import { Button } from '@/ui/button';
import { CheckIcon } from '@/ui/icons/action-icons';
import type { RouteKind } from '@/ui/route-line-row';
import type { DraftWaypoint } from '@/domain/order-draft';
import { EditedText } from '../form/edited-text';
import { fieldId, type WaypointErrors } from '../form/form-problems';
import { LIMITS } from '../form/text-limits';
import { isComplete } from '../form/waypoints';
import { ContactPhones } from './contact-phones';
import type { RouteActions } from './route-actions';
import { Details } from './waypoint-frame';

type WaypointDetailsProps = {
  waypoint: DraftWaypoint;
  kind: RouteKind;
  errors: WaypointErrors | null;
  actions: RouteActions;
  onDone: () => void;
};

/** Whom to ask for at a place, and how to get in. Nothing here is the orderer's own, so browsers are not to fill it. */
export function WaypointDetails({ waypoint, kind, errors, actions, onDone }: WaypointDetailsProps) {
  const { t } = useTranslation('composer');
  const { key } = waypoint;
  const field = (name: 'addressDetail' | 'contactName' | 'note' | 'doorCode') => ({
    id: fieldId(key, name),
    value: waypoint[name],
    maxLength: LIMITS[name],
    error: errors?.[name],
    autoComplete: 'off',
    onCommit: (text: string) => actions.patch(key, { [name]: text }),
  });

  return (
    <Details>
      <div data-wide="true">
        <EditedText
          {...field('addressDetail')}
          label={t('contact.detail')}
          isOptional
          placeholder={t('contact.detailPlaceholder')}
        />
      </div>
      <EditedText {...field('contactName')} label={t(kind === 'pickup' ? 'contact.pickupName' : 'contact.name')} />
      <ContactPhones waypointKey={key} phones={waypoint.phones} errors={errors?.phones ?? []} actions={actions} />
      <EditedText {...field('note')} label={t('contact.note')} isOptional placeholder={t('contact.notePlaceholder')} />
      <EditedText
        {...field('doorCode')}
        label={t('contact.doorCode')}
        isOptional
        helperText={t('contact.doorCodeHelp')}
      />
      {isComplete(waypoint) ? (
        <div data-wide="true">
          <Button size="small" start={<CheckIcon size={16} />} onClick={onDone}>
            {t('route.fold')}
          </Button>
        </div>
      ) : null}
    </Details>
  );
}
