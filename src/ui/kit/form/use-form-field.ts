import { useField } from 'formik';

/** Formik's value and handlers for a name, and the error once the field was touched. */
export function useFormField<Value = string>(name: string) {
  const [field, meta, helpers] = useField<Value>(name);
  return {
    field,
    error: meta.touched ? meta.error : undefined,
    setValue: helpers.setValue,
    setTouched: helpers.setTouched,
  };
}
