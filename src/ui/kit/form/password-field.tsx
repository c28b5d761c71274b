import { useTranslation } from '@/lib/i18n/use-translation';
import { useState } from 'react';
import { IconButton } from '../button/icon-button';
import { EyeIcon, EyeOffIcon } from '../icons/system-icons';
import { TextInput, type TextInputProps } from './text-input';

/** A password input with a button that shows the password. */
export function PasswordField(props: Omit<TextInputProps, 'type' | 'end'>) {
  const { t } = useTranslation('common');
  const [isShown, setIsShown] = useState(false);
  const toggle = (
    <IconButton
      disabled={props.disabled}
      label={t(isShown ? 'field.hidePassword' : 'field.showPassword')}
      onClick={() => setIsShown((before) => !before)}
    >
      {isShown ? <EyeOffIcon /> : <EyeIcon />}
    </IconButton>
  );
  return (
    <TextInput
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...props}
      type={isShown ? 'text' : 'password'}
      end={toggle}
    />
  );
}
