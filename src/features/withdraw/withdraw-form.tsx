import { Formik, type FormikHelpers } from 'formik';
import { useTranslation } from '@/lib/i18n/use-translation';
import { ROUTES } from '@/config/routes';
import { PASSWORD_LIMITS } from '@/domain/account/password';
import { ApiError } from '@/domain/api-error';
import { hasPassword } from '@/domain/account/social';
import type { CurrentUser } from '@/domain/account/user';
import { Button } from '@/ui/kit/button/button';
import { ButtonLink } from '@/ui/kit/button/button-link';
import { AccountName } from '@/ui/kit/form/account-name';
import { FormBody } from '@/ui/kit/form/form-body';
import { showFormFailure } from '@/ui/kit/form/form-failure';
import { FormTextField } from '@/ui/kit/form/form-text-field';
import { lazyValidate } from '@/ui/kit/form/lazy-validate';
import { FormPasswordField } from '@/ui/kit/form/form-password-field';
import { SectionCard } from '@/ui/kit/layout/section-card';
import { styled } from '@/ui/styled';
import { ReasonChoice } from './reason-choice';
import { useWithdraw } from './use-withdraw';

type WithdrawValues = { reasons: string[]; password: string; confirmation: string };

const EMPTY: WithdrawValues = { reasons: [], password: '', confirmation: '' };
const CONFLICT = 409;

const Buttons = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: '1fr 1fr' },
}));

type WithdrawFormProps = { user: CurrentUser; onRunningOrders: () => void };

export function WithdrawForm({ user, onRunningOrders }: WithdrawFormProps) {
  const { t, i18n } = useTranslation(['withdraw', 'common']);
  const withdraw = useWithdraw(user.id);
  const needsPassword = hasPassword(user.loginTypeCd);

  async function submit(values: WithdrawValues, form: FormikHelpers<WithdrawValues>) {
    form.setStatus(undefined);
    try {
      await withdraw(values.reasons, needsPassword ? values.password : null);
    } catch (error) {
      if (error instanceof ApiError && error.status === CONFLICT) onRunningOrders();
      showFormFailure(form, error, i18n, ['reasons', 'password'], PASSWORD_LIMITS);
    }
  }

  return (
    <SectionCard title={t('formTitle')}>
      <Formik
        initialValues={EMPTY}
        validate={lazyValidate<WithdrawValues>(
          () => import('./withdraw-schema').then((module) => module.withdrawSchema(t, i18n, needsPassword)),
          { confirmation: t('common:state.partFailed') },
        )}
        validateOnBlur={false}
        onSubmit={submit}
      >
        {({ isSubmitting }) => (
          <FormBody
            footer={
              <Buttons>
                <Button type="submit" variant="neutral" size="large" isFullWidth isLoading={isSubmitting}>
                  {t('submit')}
                </Button>
                <ButtonLink href={ROUTES.user} variant="outline" size="large" isFullWidth>
                  {t('stay')}
                </ButtonLink>
              </Buttons>
            }
          >
            <ReasonChoice />
            {needsPassword ? (
              <>
                <AccountName phoneNumber={user.phoneNumber} />
                <FormPasswordField name="password" label={t('password')} autoComplete="current-password" />
              </>
            ) : null}
            <FormTextField name="confirmation" label={t('confirm', { word: t('word') })} autoComplete="off" />
          </FormBody>
        )}
      </Formik>
    </SectionCard>
  );
}
