import { validateYupSchema, yupToFormErrors, type FormikErrors, type FormikValues } from 'formik';
import type { ISchema } from 'yup';

/**
 * Formik's `validate` with a Yup schema that loads on the first validation, which keeps Yup out of the first load.
 * `load` returns the schema in the page's language. If loading fails, the form counts as valid, because the provider
 * validates too. With `isNeeded` it rejects instead, for pages that continue without a request.
 */
export const lazyValidate =
  <Values extends FormikValues>(load: () => Promise<ISchema<unknown>>, { isNeeded = false } = {}) =>
  async (values: Values): Promise<FormikErrors<Values>> => {
    const schema = await load().catch((error: unknown) => {
      if (isNeeded) throw error;
      return null;
    });
    if (!schema) return {};
    try {
      await validateYupSchema(values, schema);
      return {};
    } catch (error) {
      return yupToFormErrors<Values>(error);
    }
  };
