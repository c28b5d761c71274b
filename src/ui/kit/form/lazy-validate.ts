import { validateYupSchema, yupToFormErrors, type FormikErrors, type FormikValues } from 'formik';
import type { ISchema } from 'yup';

/**
 * Formik's `validate` over a Yup schema that is loaded with the first validation, so that no page carries Yup in its
 * first load. `load` yields the schema in the page's language. Rules that do not arrive keep nobody back, as the provider
 * has them too; where the page itself goes on by them (`isNeeded`), the validation rejects instead.
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
