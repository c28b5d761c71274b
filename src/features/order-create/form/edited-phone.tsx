import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { isPhone } from '@/domain/phone';
import { PhoneField, type PhoneFieldProps } from '@/ui/phone-field';
import { useEditedText } from './use-edited-text';

type EditedPhoneProps = Omit<PhoneFieldProps, 'onChange' | 'onBlur'> & { onCommit: (phone: string) => void };

/** A number whose keys stay with it; one that nobody has is said on leaving the field, not at the end of the form. */
export function EditedPhone({ value, onCommit, error, ...field }: EditedPhoneProps) {
  const { t } = useTranslation('composer');
  const { text, change, flush } = useEditedText(value, onCommit);
  const [isLeft, setIsLeft] = useState(false);
  const isWrong = isLeft && text.trim() !== '' && !isPhone(text);
  // What was wrong at submitting and has been put right since need not wait for the next check.
  const submitted = error && (text.trim() === '' || !isPhone(text)) ? error : undefined;
  return (
    <PhoneField
      {...field}
      autoComplete="off"
      value={text}
      error={isWrong ? t('error.phone') : submitted}
      onChange={(next) => {
        setIsLeft(false);
        change(next);
      }}
      onBlur={() => {
        setIsLeft(true);
        flush();
      }}
    />
  );
}
