import { useField } from 'formik';

/** Formik's value and handlers by name, and the error once the field has been visited. */
export function useFormField<Value = string>(name: string) {
  const [field, meta, helpers] = useField<Value>(name);
  return {
    field,
    error: meta.touched ? meta.error : undefined,
    setValue: helpers.setValue,
    setTouched: helpers.setTouched,
  };
}
