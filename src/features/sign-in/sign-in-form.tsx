import { Formik, type FormikHelpers, type FormikProps } from 'formik';
import { useTranslation } from '@/lib/i18n/use-translation';
import type { Ref } from 'react';
import { PASSWORD_LIMITS } from '@/domain/account/password';
import { ApiError } from '@/domain/api-error';
import { DEFAULT_COUNTRY_CODE } from '@/domain/text/phone';
import type { TypedPhone } from '@/lib/session/typed-phone';
import { Button } from '@/ui/kit/button/button';
import { FormBody } from '@/ui/kit/form/form-body';
import { formFailure } from '@/ui/kit/form/form-failure';
import { FormCountryPhoneField } from '@/ui/kit/form/form-phone-field';
import { lazyValidate } from '@/ui/kit/form/lazy-validate';
import { FormPasswordField } from '@/ui/kit/form/form-password-field';

export type SignInValues = TypedPhone & { password: string };

const EMPTY: SignInValues = { countryCode: DEFAULT_COUNTRY_CODE, phoneNumber: '', password: '' };
const FIELDS = ['phoneNumber', 'password'];

const isWrongPair = (error: unknown) =>
  error instanceof ApiError && error.items.some(({ code, field }) => code === 'MISMATCH' && field === 'password');

/** Other failures may ask for a wait too, an outage for instance, and the customer did nothing wrong then. */
const isThrottled = (error: unknown) =>
  error instanceof ApiError && error.status === 429 && Boolean(error.retryAfterSeconds);

type SignInFormProps = {
  initialPhone: TypedPhone | null;
  onSignIn: (values: SignInValues) => Promise<void>;
  formRef: Ref<FormikProps<SignInValues>>;
};

export function SignInForm({ initialPhone, onSignIn, formRef }: SignInFormProps) {
  const { t, i18n } = useTranslation(['account', 'common']);

  async function submit(values: SignInValues, { setErrors, setStatus }: FormikHelpers<SignInValues>) {
    setStatus(undefined);
    try {
      await onSignIn(values);
    } catch (error) {
      const { fields, ...status } = formFailure(error, i18n, FIELDS, PASSWORD_LIMITS);
      // Does not reveal whether the number or the password was wrong.
      setErrors(isWrongPair(error) ? { password: t('signIn.wrongPair') } : fields);
      setStatus(isThrottled(error) ? { ...status, unmapped: [t('signIn.paused')] } : status);
    }
  }

  return (
    <Formik
      innerRef={formRef}
      initialValues={{ ...EMPTY, ...initialPhone }}
      validate={lazyValidate<SignInValues>(() =>
        import('./sign-in-schema').then((module) => module.signInSchema(t, i18n)),
      )}
      // An error line that appears on blur would push away the link that is being clicked.
      validateOnBlur={false}
      onSubmit={submit}
    >
      {({ isSubmitting }) => (
        <FormBody
          footer={
            <Button type="submit" variant="primary" size="large" isFullWidth isLoading={isSubmitting}>
              {t('signIn.submit')}
            </Button>
          }
        >
          <FormCountryPhoneField
            name="phoneNumber"
            countryName="countryCode"
            label={t('signIn.phoneNumber')}
            autoComplete="username"
          />
          <FormPasswordField name="password" label={t('signIn.password')} autoComplete="current-password" />
        </FormBody>
      )}
    </Formik>
  );
}
