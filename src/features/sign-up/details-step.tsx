import { useMutation } from '@tanstack/react-query';
import { Formik, type FormikHelpers, useFormikContext } from 'formik';
import { useTranslation } from '@/lib/i18n/use-translation';
import { useRouter } from 'next/router';
import { useState } from 'react';
import { signUpMutation } from '@/api/user/user-mutations';
import { ROUTES } from '@/config/routes';
import { SITE } from '@/config/site';
import { NAME_LIMITS } from '@/domain/account/name';
import { PASSWORD_LIMITS } from '@/domain/account/password';
import { ApiError } from '@/domain/api-error';
import { formatPhone } from '@/domain/text/phone';
import { keepOnOneLine } from '@/domain/text/visible-text';
import { prefetchPage } from '@/lib/browser/open-page';
import { rememberPhone } from '@/lib/session/typed-phone';
import { Button } from '@/ui/kit/button/button';
import { ButtonLink } from '@/ui/kit/button/button-link';
import { AccountName } from '@/ui/kit/form/account-name';
import { FormBody } from '@/ui/kit/form/form-body';
import { showFormFailure } from '@/ui/kit/form/form-failure';
import { FormTextField } from '@/ui/kit/form/form-text-field';
import { lazyValidate } from '@/ui/kit/form/lazy-validate';
import { FormPasswordField } from '@/ui/kit/form/form-password-field';
import { Notice } from '@/ui/kit/feedback/notice';
import { StepTitle } from '@/ui/kit/layout/step-title';
import { styled } from '@/ui/styled';
import type { Identity } from './identity-step';
import { SideButtons } from './side-buttons';
import type { SignUpRequest } from './sign-up-request';

type DetailsValues = { name: string; phoneNumber: string; password: string; passwordAgain: string };

const FIELDS = ['name', 'phoneNumber', 'password'];

const Head = styled('div')(({ theme }) => ({ marginBottom: theme.spacing(5) }));
const Buttons = styled('div')(({ theme }) => ({ display: 'grid', gap: theme.spacing(2) }));

/** How many fields are wrong once the form was submitted, above the button; a form with one wrong field shows it anyway. */
function WrongCount() {
  const { t } = useTranslation('signup');
  const { errors, submitCount } = useFormikContext<DetailsValues>();
  const wrong = submitCount > 0 ? Object.keys(errors).length : 0;
  return wrong > 1 ? <Notice tone="error">{t('details.wrong', { count: wrong })}</Notice> : null;
}

const isNumberTaken = (error: unknown) =>
  error instanceof ApiError && error.items.some(({ code, field }) => code === 'DUPLICATED' && field === 'phoneNumber');

const WaysOn = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(2),
  marginTop: theme.spacing(2),
  '& > p': { flexBasis: '100%', fontSize: theme.typography.body2.fontSize },
}));

/** Below the field, whose error has said it: what to do when the number already has an account. */
function NumberTaken({ organization }: { organization: string | undefined }) {
  const { t } = useTranslation('signup');
  return (
    <WaysOn>
      {organization ? (
        <p>{t('details.takenOrganization', { name: organization, phone: keepOnOneLine(SITE.customerCentrePhone) })}</p>
      ) : null}
      <ButtonLink href={ROUTES.login} variant="outline" size="small">
        {t('signUp.signIn')}
      </ButtonLink>
      <ButtonLink href={ROUTES.forgotPassword} variant="outline" size="small">
        {t('details.forgot')}
      </ButtonLink>
    </WaysOn>
  );
}

type DetailsStepProps = {
  takesFocus: boolean;
  identity: Identity;
  hasPassword: boolean;
  /** The name of the organization that the account is for. */
  organization: string | undefined;
  toRequest: (password: string) => SignUpRequest;
  onSignedUp: () => Promise<void>;
  onRepeatIdentity: () => void;
  onBack: () => void;
};

export function DetailsStep({
  takesFocus,
  identity,
  hasPassword,
  organization,
  toRequest,
  onSignedUp,
  onRepeatIdentity,
  onBack,
}: DetailsStepProps) {
  const { t, i18n } = useTranslation(['signup', 'common']);
  const { prefetch } = useRouter();
  // Here and not in the whole sign-up: once this step has gone, its failure is reported as a toast.
  const { mutateAsync: signUp } = useMutation(signUpMutation());
  const [isTaken, setIsTaken] = useState(false);
  const initialValues: DetailsValues = {
    name: identity.name,
    phoneNumber: formatPhone(identity.phoneNumber),
    password: '',
    passwordAgain: '',
  };
  const validate = lazyValidate<DetailsValues>(
    () => import('./details-schema').then((module) => module.detailsSchema(t, i18n)),
    { passwordAgain: t('common:state.partFailed') },
  );

  async function submit({ password }: DetailsValues, form: FormikHelpers<DetailsValues>) {
    form.setStatus(undefined);
    setIsTaken(false);
    try {
      // The next page is usually here then, whatever becomes of the connection.
      await prefetchPage({ prefetch }, ROUTES.welcome);
      await signUp(toRequest(password));
      await onSignedUp();
    } catch (error) {
      if (isNumberTaken(error)) {
        rememberPhone(identity.phoneNumber);
        setIsTaken(true);
      }
      showFormFailure(form, error, i18n, FIELDS, { ...PASSWORD_LIMITS, ...NAME_LIMITS }, t('details.unknown'));
    }
  }

  return (
    <div>
      <Head>
        <StepTitle
          takesFocus={takesFocus}
          title={t('signUp.detailsStep')}
          lead={t(hasPassword ? 'details.lead' : 'details.leadSocial')}
        />
      </Head>
      <Formik
        initialValues={initialValues}
        enableReinitialize
        {...(hasPassword ? { validate } : {})}
        validateOnBlur={false}
        onSubmit={submit}
      >
        {({ isSubmitting }) => (
          <FormBody
            footer={
              <Buttons>
                <WrongCount />
                <Button type="submit" variant="primary" size="large" isFullWidth isLoading={isSubmitting}>
                  {t('signUp.submit')}
                </Button>
                <SideButtons>
                  <Button
                    variant="ghost"
                    isFullWidth
                    {...(isSubmitting ? { 'aria-disabled': true } : { onClick: onBack })}
                  >
                    {t('signUp.back')}
                  </Button>
                  <Button
                    variant="ghost"
                    isFullWidth
                    {...(isSubmitting ? { 'aria-disabled': true } : { onClick: onRepeatIdentity })}
                  >
                    {t('identity.notMe')}
                  </Button>
                </SideButtons>
              </Buttons>
            }
          >
            <FormTextField name="name" label={t('details.name')} autoComplete="name" readOnly />
            <div>
              <FormTextField name="phoneNumber" label={t('details.phoneNumber')} autoComplete="tel" readOnly />
              {isTaken ? <NumberTaken organization={organization} /> : null}
            </div>
            {hasPassword ? (
              <>
                <AccountName phoneNumber={identity.phoneNumber} />
                <FormPasswordField
                  name="password"
                  label={t('details.password')}
                  helperText={t('details.passwordHint', PASSWORD_LIMITS)}
                  autoComplete="new-password"
                />
                <FormPasswordField
                  name="passwordAgain"
                  label={t('details.passwordAgain')}
                  autoComplete="new-password"
                />
              </>
            ) : null}
          </FormBody>
        )}
      </Formik>
    </div>
  );
}
