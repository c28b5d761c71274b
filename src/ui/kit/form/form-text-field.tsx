import { memo } from 'react';
import { TextInput, type TextInputProps } from './text-input';
import { useFormField } from './use-form-field';

// Formik re-renders every field on each keystroke; memo limits that to the input that changed.
const Input = memo(TextInput);

/** A text input bound to a Formik value. */
export function FormTextField({ name, ...props }: Omit<TextInputProps, 'value' | 'error' | 'name'> & { name: string }) {
  const { field, error } = useFormField(name);
  return <Input {...field} {...props} error={error} />;
}
