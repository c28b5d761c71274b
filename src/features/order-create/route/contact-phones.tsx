import { useTranslation } from '@/lib/i18n/use-translation';
import { useState } from 'react';
import { MAX_PHONES_PER_WAYPOINT } from '@/domain/order/draft';
import { addPhone, removePhone, setPhone } from '@/domain/order/draft-changes';
import { isPhone } from '@/domain/text/phone';
import { Button } from '@/ui/kit/button/button';
import { IconButton } from '@/ui/kit/button/icon-button';
import { CloseIcon, PlusIcon } from '@/ui/kit/icons/action-icons';
import { PhoneField, type PhoneFieldProps } from '@/ui/kit/form/phone-field';
import { focusInNextFrame } from '@/lib/browser/focus-in-next-frame';
import { fieldId, messageOf, type Problem } from '../problems';
import { useChangeDraft } from '../use-draft';
import { PhoneRow } from './waypoint-frame';

type ContactPhonesProps = {
  waypointKey: string;
  phones: readonly string[];
  problems: readonly Problem[];
  /** Returns whether it takes the pasted text itself. */
  onPaste: (text: string, index: number) => boolean;
};

/** The first number is required; others can be added. */
export function ContactPhones({ waypointKey, phones, problems, onPaste }: ContactPhonesProps) {
  const { t } = useTranslation('composer');
  const change = useChangeDraft();
  const label = (index: number) =>
    phones.length === 1 ? t('contact.phone') : t('contact.phoneNumbered', { number: index + 1 });

  return (
    <div>
      {phones.map((phone, index) => (
        // A phone number has no key except its index.
        <PhoneRow
          key={index}
          onPaste={(event) => {
            if (onPaste(event.clipboardData.getData('text'), index)) event.preventDefault();
          }}
        >
          <ContactPhone
            id={fieldId(waypointKey, `phone-${index}`)}
            label={label(index)}
            isLabelHidden={index > 0}
            value={phone}
            error={messageOf(problems, fieldId(waypointKey, `phone-${index}`))}
            onChange={(text) => change(setPhone(waypointKey, index, text))}
          />
          {phones.length > 1 ? (
            <IconButton
              label={t('contact.removePhone', { number: index + 1 })}
              onClick={() => {
                change(removePhone(waypointKey, index));
                focusInNextFrame(fieldId(waypointKey, 'phone-0'));
              }}
            >
              <CloseIcon />
            </IconButton>
          ) : null}
        </PhoneRow>
      ))}
      {phones.length < MAX_PHONES_PER_WAYPOINT ? (
        <Button
          variant="ghost"
          size="small"
          start={<PlusIcon size={16} />}
          onClick={() => {
            change(addPhone(waypointKey));
            focusInNextFrame(fieldId(waypointKey, `phone-${phones.length}`));
          }}
        >
          {t('contact.addPhone')}
        </Button>
      ) : null}
    </div>
  );
}

/** Reports an invalid number when the customer leaves the field, not only at the end of the form. */
function ContactPhone({ value, error, onChange, ...field }: Omit<PhoneFieldProps, 'onBlur' | 'autoComplete'>) {
  const { t } = useTranslation('composer');
  const [hasLeft, setHasLeft] = useState(false);
  const isWrong = value.trim() !== '' && !isPhone(value);
  // Hides the form's error as soon as the number is valid.
  const formError = error && (value.trim() === '' || isWrong) ? error : undefined;
  return (
    <PhoneField
      {...field}
      autoComplete="off"
      value={value}
      error={hasLeft && isWrong ? t('error.phone') : formError}
      onChange={(next) => {
        setHasLeft(false);
        onChange(next);
      }}
      onBlur={() => setHasLeft(true)}
    />
  );
}
