import { Formik } from 'formik';
import { useTranslation } from '@/lib/i18n/use-translation';
import { Button } from '@/ui/kit/button/button';
import { FormCheckboxField } from '@/ui/kit/form/form-checkbox-field';
import { FormBody } from '@/ui/kit/form/form-body';
import { FormCountryPhoneField, FormPhoneField } from '@/ui/kit/form/form-phone-field';
import { FormTextField } from '@/ui/kit/form/form-text-field';
import { FormPasswordField } from '@/ui/kit/form/form-password-field';
import { Specimen } from './specimen';

const VALUES = { name: '', phone: '', mobile: '', country: '+82', password: '', isAgreed: false };
const HELD_MS = 90_000;

/** The controls that are bound to Formik. What they look like is shown with the plain ones. */
export function FormikSpecimens() {
  const { t } = useTranslation('dev/kit');
  const error = t('field.error');
  return (
    <>
      <Specimen name="FormBody" state="the fields that are bound to Formik; sending fails">
        <Formik
          initialValues={VALUES}
          validate={({ name, isAgreed }) => ({
            ...(name === '' ? { name: error } : {}),
            ...(isAgreed ? {} : { isAgreed: error }),
          })}
          onSubmit={() => {}}
        >
          <FormBody footer={<Button type="submit">{t('action.save')}</Button>}>
            <FormTextField name="name" label={t('field.name')} />
            <FormPhoneField name="phone" label={t('field.phone')} />
            <FormCountryPhoneField name="mobile" countryName="country" label={t('field.phone')} />
            <FormPasswordField name="password" label={t('field.password')} autoComplete="off" />
            <FormCheckboxField name="isAgreed" label={t('field.terms')} />
          </FormBody>
        </Formik>
      </Specimen>
      <Specimen name="FormBody" state="refused as a whole, then held by the provider">
        <Formik
          initialValues={{}}
          initialStatus={{ unmapped: [t('notice.failed')] }}
          onSubmit={(_values, { setStatus }) =>
            setStatus({ unmapped: [t('notice.failed')], retryAt: Date.now() + HELD_MS })
          }
        >
          <FormBody
            gap="tight"
            footer={
              <Button type="submit" variant="primary">
                {t('action.save')}
              </Button>
            }
          >
            {t('notice.text')}
          </FormBody>
        </Formik>
      </Specimen>
    </>
  );
}
