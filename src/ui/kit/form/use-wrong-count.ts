import { useFormikContext } from 'formik';

/** The messages in Formik's errors, which have the shape of the values. */
function messagesIn(errors: unknown): number {
  if (typeof errors === 'string') return 1;
  if (typeof errors !== 'object' || errors === null) return 0;
  return Object.values(errors).reduce<number>((count, part) => count + messagesIn(part), 0);
}

/** How many fields of the surrounding Formik form are wrong, once it was submitted. */
export function useWrongCount(): number {
  const { errors, submitCount } = useFormikContext();
  return submitCount > 0 ? messagesIn(errors) : 0;
}
