import { validateYupSchema, yupToFormErrors, type FormikErrors, type FormikValues } from 'formik';
import type { ISchema } from 'yup';

/**
 * Formik's `validate` with a Yup schema that loads on the first validation, which keeps Yup out of the first load.
 * `load` returns the schema in the page's language. If loading fails, the form counts as valid, because the provider
 * validates too. `unsent`: errors to return in that case, for fields that the provider never receives.
 */
export const lazyValidate =
  <Values extends FormikValues>(load: () => Promise<ISchema<unknown>>, unsent: FormikErrors<Values> = {}) =>
  async (values: Values): Promise<FormikErrors<Values>> => {
    const schema = await load().catch(() => null);
    if (!schema) return unsent;
    try {
      await validateYupSchema(values, schema);
      return {};
    } catch (error) {
      return yupToFormErrors<Values>(error);
    }
  };
