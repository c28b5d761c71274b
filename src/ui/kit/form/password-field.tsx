import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { IconButton } from '../button/icon-button';
import { EyeIcon, EyeOffIcon } from '../icons/system-icons';
import { TextInput, type TextInputProps } from './text-input';
import { useFormField } from './use-form-field';

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

type FormPasswordFieldProps = Omit<TextInputProps, 'value' | 'error' | 'name' | 'type' | 'end'> & { name: string };

export function FormPasswordField({ name, ...props }: FormPasswordFieldProps) {
  const { field, error } = useFormField(name);
  return <PasswordField {...field} {...props} error={error} />;
}
