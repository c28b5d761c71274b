import { PasswordField } from './password-field';
import type { TextInputProps } from './text-input';
import { useFormField } from './use-form-field';

type FormPasswordFieldProps = Omit<TextInputProps, 'value' | 'error' | 'name' | 'type' | 'end'> & { name: string };

/** A password field bound to the Formik value of that name. */
export function FormPasswordField({ name, ...props }: FormPasswordFieldProps) {
  const { field, error } = useFormField(name);
  return <PasswordField {...field} {...props} error={error} />;
}
