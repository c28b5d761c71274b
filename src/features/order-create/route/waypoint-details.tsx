import { useTranslation } from '@/lib/i18n/use-translation';
import { useState, type ChangeEvent } from 'react';
import { HOME_PHRASES, PLACE_PHRASES } from '@/config/driver-phrases';
import { TEXT_LIMITS, type DraftWaypoint } from '@/domain/order/draft';
import { patchWaypoint } from '@/domain/order/draft-changes';
import type { PlaceField } from '@/domain/address/parse-place';
import { rulesOf } from '@/domain/order/kinds';
import type { WaypointKind } from '@/domain/order/waypoint-kind';
import { contactProblem } from '@/domain/order/waypoints';
import { focusInNextFrame } from '@/lib/browser/focus-in-next-frame';
import { Button } from '@/ui/kit/button/button';
import { Disclosure } from '@/ui/kit/layout/disclosure';
import { CheckIcon } from '@/ui/kit/icons/action-icons';
import { TextInput } from '@/ui/kit/form/text-input';
import { formatPhone } from '@/domain/text/phone';
import { selectSignIn } from '@/store/auth-slice';
import { useAppSelector } from '@/store/hooks';
import { styled } from '@/ui/styled';
import { DriverPhrases } from '../phrases/driver-phrases';
import { fieldId, messageOf, type Problem } from '../problems';
import { useChangeDraft, useDraft } from '../use-draft';
import { useMoveText } from '../use-move-text';
import { ContactPhones } from './contact-phones';
import { Details, Extras, Footer } from './waypoint-frame';

const OwnContactRow = styled('div')({ gridColumn: '1 / -1', marginTop: -4 });

/** One tap fills in the member's own name and number, while the contact is empty. */
function OwnContact({ waypoint: { key, contactName, phones } }: { waypoint: DraftWaypoint }) {
  const { t } = useTranslation('composer');
  const signIn = useAppSelector(selectSignIn);
  const change = useChangeDraft();
  const isEmpty = `${contactName}${phones.join('')}`.trim() === '';
  if (signIn.kind !== 'member' || !isEmpty) return null;
  const { name, phoneNumber } = signIn.user;
  if (!name || !phoneNumber) return null;

  return (
    <OwnContactRow>
      <Button
        size="small"
        variant="outline"
        onClick={() => {
          change(patchWaypoint(key, { contactName: name, phones: [formatPhone(phoneNumber)] }));
          focusInNextFrame(fieldId(key, 'contactName'));
        }}
      >
        {t('contact.me', { name })}
      </Button>
    </OwnContactRow>
  );
}

type WaypointDetailsProps = {
  waypoint: DraftWaypoint;
  /** Of the place; its fields have the same labels as those of the others. */
  name: string;
  kind: WaypointKind;
  problems: readonly Problem[];
  /** Fields that a paste has guessed. */
  unsure: readonly PlaceField[];
  onPastePhone: (text: string, index: number) => boolean;
  onDone: () => void;
};

/** Contact and access of a place. Autofill is off, because this is not the customer's own data. */
export function WaypointDetails({
  waypoint,
  name: place,
  kind,
  problems,
  unsure,
  onPastePhone,
  onDone,
}: WaypointDetailsProps) {
  const { t } = useTranslation('composer');
  const moveText = useMoveText();
  const { key, isDoorCodeLost = false } = waypoint;
  const change = useChangeDraft();
  const hasInventory = useDraft(({ orderType }) => rulesOf(orderType).hasInventory);
  // Only at first, so that a later error still opens the section if the customer has folded it.
  const [hadExtras] = useState(`${waypoint.note}${waypoint.doorCode}` !== '' || isDoorCodeLost);
  const hasWrongExtra = ['note', 'doorCode'].some((name) => messageOf(problems, fieldId(key, name)));
  const gap = contactProblem(waypoint);
  /** The customer pressed "done" while a required field was missing. */
  const [hasPressedDone, setHasPressedDone] = useState(false);
  const gapProblems =
    hasPressedDone && gap ? [{ id: fieldId(key, gap.field), message: t(`error.${gap.error}`), waypoint: key }] : [];
  const allProblems = [...problems, ...gapProblems];
  const contact = t(kind === 'pickup' ? 'contact.pickupName' : 'contact.name');
  const field = (name: 'addressDetail' | 'contactName' | 'note' | 'doorCode') => ({
    id: fieldId(key, name),
    value: waypoint[name],
    maxLength: TEXT_LIMITS[name],
    error: messageOf(allProblems, fieldId(key, name)),
    autoComplete: 'off',
    ...(unsure.some((one) => one === name) ? { helperText: t('paste.confirm') } : {}),
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => change(patchWaypoint(key, { [name]: target.value })),
  });

  function finish() {
    setHasPressedDone(gap !== null);
    if (gap) focusInNextFrame(fieldId(key, gap.field));
    else onDone();
  }

  return (
    <Details role="group" aria-label={place}>
      <div data-wide="true">
        <TextInput
          {...field('addressDetail')}
          label={t('contact.detail')}
          isOptional
          placeholder={t('contact.detailPlaceholder')}
        />
      </div>
      <TextInput {...field('contactName')} label={moveText('contact', contact)} />
      <ContactPhones waypointKey={key} phones={waypoint.phones} problems={allProblems} onPaste={onPastePhone} />
      <OwnContact waypoint={waypoint} />
      <Footer data-wide="true">
        <Disclosure summary={t('contact.extras')} isOpen={hadExtras || hasWrongExtra || unsure.includes('note')}>
          <Extras>
            <div>
              <TextInput
                {...field('note')}
                label={t('contact.note')}
                isOptional
                placeholder={moveText('notePlaceholder', t('contact.notePlaceholder'))}
              />
              <DriverPhrases
                phrases={hasInventory ? HOME_PHRASES : PLACE_PHRASES}
                fieldId={fieldId(key, 'note')}
                text={waypoint.note}
                maxLength={TEXT_LIMITS.note}
                onChange={(note) => change(patchWaypoint(key, { note }))}
              />
            </div>
            <TextInput
              {...field('doorCode')}
              label={t('contact.doorCode')}
              isOptional
              helperText={t(isDoorCodeLost ? 'contact.doorCodeLost' : 'contact.doorCodeHelp')}
              onChange={({ target }) => change(patchWaypoint(key, { doorCode: target.value, isDoorCodeLost: false }))}
            />
          </Extras>
        </Disclosure>
        {/* Always visible: a button that appears with the last digit would shift the layout under the customer's
            finger. */}
        <Button size="small" start={<CheckIcon size={16} />} onClick={finish}>
          {t('route.fold')}
        </Button>
      </Footer>
    </Details>
  );
}
