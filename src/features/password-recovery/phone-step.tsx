import { Formik, type FormikHelpers } from 'formik';
import { useTranslation } from '@/lib/i18n/use-translation';
import { formatCountdown } from '@/domain/text/format';
import { toWirePhone } from '@/domain/text/phone';
import { useIsMounted } from '@/lib/browser/use-is-mounted';
import type { TypedPhone } from '@/lib/session/typed-phone';
import { Button } from '@/ui/kit/button/button';
import { FormBody } from '@/ui/kit/form/form-body';
import { showFormFailure } from '@/ui/kit/form/form-failure';
import { FormCountryPhoneField } from '@/ui/kit/form/form-phone-field';
import { lazyValidate } from '@/ui/kit/form/lazy-validate';
import { Notice } from '@/ui/kit/feedback/notice';
import { waitAfter } from './wait-after';

type PhoneStepProps = {
  /** After a step back. */
  takesFocus: boolean;
  initialValues: TypedPhone;
  waitSeconds: number;
  /** The number that `waitSeconds` is about; null if it is not known. */
  waitingPhone: string | null;
  onSend: (wirePhone: string) => Promise<void>;
  onContinue: (values: TypedPhone) => void;
};

const wirePhoneOf = ({ phoneNumber, countryCode }: TypedPhone) => toWirePhone(phoneNumber, countryCode);

export function PhoneStep({
  takesFocus,
  initialValues,
  waitSeconds,
  waitingPhone,
  onSend,
  onContinue,
}: PhoneStepProps) {
  const { t, i18n } = useTranslation(['recovery', 'common']);
  const isMounted = useIsMounted();
  const mustWait = (values: TypedPhone) =>
    waitSeconds > 0 && (waitingPhone === null || waitingPhone === wirePhoneOf(values));

  async function submit(values: TypedPhone, form: FormikHelpers<TypedPhone>) {
    form.setStatus(undefined);
    try {
      // While the customer must wait for a new code, the last code is still valid.
      if (!mustWait(values)) await onSend(wirePhoneOf(values));
      if (isMounted.current) onContinue(values);
    } catch (error) {
      // A code was sent a moment ago: the line above the button shows when the next one can be sent.
      if (waitAfter(error) === 0) showFormFailure(form, error, i18n, ['phoneNumber']);
    }
  }

  return (
    <Formik
      initialValues={initialValues}
      validate={lazyValidate<TypedPhone>(() => import('./phone-schema').then((module) => module.phoneSchema(t, i18n)))}
      validateOnBlur={false}
      onSubmit={submit}
    >
      {({ isSubmitting, values }) => (
        <FormBody
          footer={
            <Button type="submit" variant="primary" size="large" isFullWidth isLoading={isSubmitting}>
              {t(mustWait(values) ? 'haveCode' : 'send')}
            </Button>
          }
        >
          <FormCountryPhoneField
            name="phoneNumber"
            countryName="countryCode"
            label={t('phoneNumber')}
            autoComplete="username"
            autoFocus={takesFocus}
          />
          {mustWait(values) ? (
            <Notice tone="info">{t('sendWait', { time: formatCountdown(waitSeconds) })}</Notice>
          ) : null}
        </FormBody>
      )}
    </Formik>
  );
}
