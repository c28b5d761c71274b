import { CheckboxField, type CheckboxFieldProps } from './checkbox-field';
import { useFormField } from './use-form-field';

type FormCheckboxFieldProps = Omit<CheckboxFieldProps, 'checked' | 'error' | 'name' | 'value'> & { name: string };

/** A checkbox bound to the Formik value of that name. */
export function FormCheckboxField({ name, ...props }: FormCheckboxFieldProps) {
  const { field, error } = useFormField<boolean>(name);
  return (
    <CheckboxField
      {...props}
      name={name}
      checked={field.value}
      onChange={field.onChange}
      onBlur={field.onBlur}
      error={error}
    />
  );
}
