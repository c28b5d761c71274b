import type { FormikErrors, FormikValues } from 'formik';
import type { ISchema } from 'yup';

/**
 * Formik's `validate` over a Yup schema that is loaded with the first validation, so that no page carries Yup in its
 * first load. `load` yields the schema in the page's language.
 */
export const lazyValidate =
  <Values extends FormikValues>(load: () => Promise<ISchema<unknown>>) =>
  async (values: Values): Promise<FormikErrors<Values>> => {
    const loaded = await Promise.all([load(), import('formik')]).catch(() => null);
    // The rules did not arrive: the provider has them too, and a line that is down says so when the form is sent.
    if (!loaded) return {};
    const [schema, { validateYupSchema, yupToFormErrors }] = loaded;
    try {
      await validateYupSchema(values, schema);
      return {};
    } catch (error) {
      return yupToFormErrors<Values>(error);
    }
  };
