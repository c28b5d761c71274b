import { useMutation } from '@tanstack/react-query';
import { Formik, type FormikHelpers } from 'formik';
import { useTranslation } from '@/lib/i18n/use-translation';
import { changePasswordMutation } from '@/api/user/user-mutations';
import { PASSWORD_LIMITS } from '@/domain/account/password';
import { ApiError } from '@/domain/api-error';
import { Button } from '@/ui/kit/button/button';
import { AccountName } from '@/ui/kit/form/account-name';
import { FormBody } from '@/ui/kit/form/form-body';
import { showFormFailure } from '@/ui/kit/form/form-failure';
import { lazyValidate } from '@/ui/kit/form/lazy-validate';
import { FormPasswordField } from '@/ui/kit/form/form-password-field';
import type { ProofFailure } from './verification';

type NewPasswordValues = { password: string; passwordAgain: string };

const EMPTY: NewPasswordValues = { password: '', passwordAgain: '' };

function proofFailureOf(error: unknown): ProofFailure | null {
  const item = error instanceof ApiError && error.items.find(({ field }) => field === 'verificationToken');
  if (!item) return null;
  if (item.code === 'MISMATCH') return 'wrong';
  return item.code === 'EXPIRED' ? 'expired' : 'invalid';
}

type NewPasswordFormProps = {
  phoneNumber: string;
  verificationToken: string;
  onChanged: () => void;
  onProofFailed: (failure: ProofFailure) => void;
};

export function NewPasswordForm({ phoneNumber, verificationToken, onChanged, onProofFailed }: NewPasswordFormProps) {
  const { t, i18n } = useTranslation(['profile', 'common', 'accountErrors']);
  const { mutateAsync: changePassword } = useMutation(changePasswordMutation());

  async function submit({ password }: NewPasswordValues, form: FormikHelpers<NewPasswordValues>) {
    form.setStatus(undefined);
    try {
      await changePassword({ password, verificationToken });
      onChanged();
    } catch (error) {
      const proofFailure = proofFailureOf(error);
      if (proofFailure) return onProofFailed(proofFailure);
      showFormFailure(form, error, i18n, ['password'], PASSWORD_LIMITS, t('accountErrors:UNKNOWN_newPassword'));
    }
  }

  return (
    <Formik
      initialValues={EMPTY}
      validate={lazyValidate<NewPasswordValues>(
        () => import('./password-schemas').then((module) => module.newPasswordSchema(t, i18n)),
        { passwordAgain: t('common:state.partFailed') },
      )}
      validateOnBlur={false}
      onSubmit={submit}
    >
      {({ isSubmitting }) => (
        <FormBody
          footer={
            <Button type="submit" variant="primary" size="large" isFullWidth isLoading={isSubmitting}>
              {t('password.change')}
            </Button>
          }
        >
          <AccountName phoneNumber={phoneNumber} />
          <FormPasswordField
            name="password"
            label={t('password.next')}
            helperText={t('password.hint', PASSWORD_LIMITS)}
            autoComplete="new-password"
            autoFocus
          />
          <FormPasswordField name="passwordAgain" label={t('password.again')} autoComplete="new-password" />
        </FormBody>
      )}
    </Formik>
  );
}
