import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { PLACE_PHRASES } from '@/config/driver-phrases';
import { focusSoon } from '@/lib/browser/focus-soon';
import { wordOf } from '@/lib/i18n/word-of';
import { Button } from '@/ui/button';
import { Disclosure } from '@/ui/disclosure';
import { CheckIcon } from '@/ui/icons/action-icons';
import type { RouteKind } from '@/ui/route-line-row';
import type { DraftWaypoint } from '@/domain/order-draft';
import { EditedText } from '../form/edited-text';
import { fieldId, messageOf, type Problem } from '../form/form-problems';
import { LIMITS } from '../form/text-limits';
import { LazyPhrases } from '../phrases/lazy-phrases';
import { contactGap } from '../form/waypoints';
import { ContactPhones } from './contact-phones';
import type { RouteActions } from './route-actions';
import { Details, Extras, Foot } from './waypoint-frame';

type WaypointDetailsProps = {
  waypoint: DraftWaypoint;
  kind: RouteKind;
  isMove: boolean;
  problems: readonly Problem[];
  actions: RouteActions;
  onDone: () => void;
};

/** Whom to ask for at a place, and how to get in. Nothing here is the orderer's own, so browsers are not to fill it. */
export function WaypointDetails({ waypoint, kind, isMove, problems, actions, onDone }: WaypointDetailsProps) {
  const { t, i18n } = useTranslation('composer');
  const { key, isDoorCodeLost = false } = waypoint;
  // Opened by what is in it when it is first shown; from then on by hand.
  const [hadExtras] = useState(`${waypoint.note}${waypoint.doorCode}` !== '' || isDoorCodeLost);
  const hasWrongExtra = ['note', 'doorCode'].some((name) => messageOf(problems, fieldId(key, name)));
  const gap = contactGap(waypoint);
  /** Whether somebody was done before everything was there. */
  const [isHasty, setIsHasty] = useState(false);
  const hasty =
    isHasty && gap ? [{ id: fieldId(key, gap.field), message: t(`error.${gap.error}`), waypoint: key }] : [];
  const known = [...problems, ...hasty];
  const contact = t(kind === 'pickup' ? 'contact.pickupName' : 'contact.name');
  const field = (name: 'addressDetail' | 'contactName' | 'note' | 'doorCode') => ({
    id: fieldId(key, name),
    value: waypoint[name],
    maxLength: LIMITS[name],
    error: messageOf(known, fieldId(key, name)),
    autoComplete: 'off',
    onCommit: (text: string) => actions.patch(key, { [name]: text }),
  });

  function finish() {
    setIsHasty(gap !== null);
    if (gap) focusSoon(fieldId(key, gap.field));
    else onDone();
  }

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
      <EditedText {...field('contactName')} label={isMove ? wordOf(i18n, 'moving', 'contact', contact) : contact} />
      <ContactPhones waypointKey={key} phones={waypoint.phones} problems={known} actions={actions} />
      <Foot data-wide="true">
        <Disclosure summary={t('contact.extras')} isOpen={hadExtras || hasWrongExtra}>
          <Extras>
            <div>
              <EditedText
                {...field('note')}
                label={t('contact.note')}
                isOptional
                placeholder={t('contact.notePlaceholder')}
              />
              <LazyPhrases
                phrases={PLACE_PHRASES}
                text={waypoint.note}
                maxLength={LIMITS.note}
                onChange={(note) => actions.patch(key, { note })}
              />
            </div>
            <EditedText
              {...field('doorCode')}
              label={t('contact.doorCode')}
              isOptional
              helperText={t(isDoorCodeLost ? 'contact.doorCodeLost' : 'contact.doorCodeHelp')}
              onCommit={(doorCode) => actions.patch(key, { doorCode, isDoorCodeLost: false })}
            />
          </Extras>
        </Disclosure>
        {/* Always there: coming with the last digit, it would push away what the finger is on its way to. */}
        <Button size="small" start={<CheckIcon size={16} />} onClick={finish}>
          {t('route.fold')}
        </Button>
      </Foot>
    </Details>
  );
}
