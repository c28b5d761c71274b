import { Formik, type FormikHelpers } from 'formik';
import { useTranslation } from '@/lib/i18n/use-translation';
import { ApiError } from '@/domain/api-error';
import { formatCountdown } from '@/domain/text/format';
import { toWirePhone, type CountryCode } from '@/domain/text/phone';
import { Button } from '@/ui/kit/button/button';
import { FormBody } from '@/ui/kit/form/form-body';
import { formFailure } from '@/ui/kit/form/form-failure';
import { FormCountryPhoneField } from '@/ui/kit/form/form-phone-field';
import { lazyValidate } from '@/ui/kit/form/lazy-validate';
import { Notice } from '@/ui/kit/feedback/notice';

export type PhoneValues = { countryCode: CountryCode; phoneNumber: string };

type PhoneStepProps = {
  initialValues: PhoneValues;
  waitSeconds: number;
  onSend: (wirePhone: string) => Promise<void>;
  onContinue: (values: PhoneValues) => void;
};

export function PhoneStep({ initialValues, waitSeconds, onSend, onContinue }: PhoneStepProps) {
  const { t, i18n } = useTranslation(['recovery', 'common']);
  const isWaiting = waitSeconds > 0;

  async function submit(values: PhoneValues, { setErrors, setStatus }: FormikHelpers<PhoneValues>) {
    setStatus(undefined);
    try {
      // While the customer must wait for a new code, the last code is still valid.
      if (!isWaiting) await onSend(toWirePhone(values.phoneNumber, values.countryCode));
      onContinue(values);
    } catch (error) {
      // A code was sent a moment ago: the line above the button shows when the next one can be sent.
      if (error instanceof ApiError && error.retryAfterSeconds !== undefined) return;
      const { fields, unmapped } = formFailure(error, i18n, ['phoneNumber']);
      setErrors(fields);
      setStatus({ unmapped });
    }
  }

  return (
    <Formik
      initialValues={initialValues}
      validate={lazyValidate<PhoneValues>(() => import('./phone-schema').then((module) => module.phoneSchema(t)))}
      validateOnBlur={false}
      onSubmit={submit}
    >
      {({ isSubmitting }) => (
        <FormBody
          footer={
            <Button type="submit" variant="primary" size="large" isFullWidth isLoading={isSubmitting}>
              {t(isWaiting ? 'haveCode' : 'send')}
            </Button>
          }
        >
          <FormCountryPhoneField
            name="phoneNumber"
            countryName="countryCode"
            label={t('phoneNumber')}
            autoComplete="username"
          />
          {isWaiting ? <Notice tone="info">{t('sendWait', { time: formatCountdown(waitSeconds) })}</Notice> : null}
        </FormBody>
      )}
    </Formik>
  );
}
