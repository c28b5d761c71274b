import { memo } from 'react';
import { TextInput, type TextInputProps } from './text-input';
import { useFormField } from './use-form-field';

// Formik wakes every field at each key; with its handlers stable, only the one that changed renders its input again.
const Input = memo(TextInput);

/** A text input bound to the Formik value of that name. */
export function FormTextField({ name, ...props }: Omit<TextInputProps, 'value' | 'error' | 'name'> & { name: string }) {
  const { field, error } = useFormField(name);
  return <Input {...field} {...props} error={error} />;
}
