import { useMutation } from '@tanstack/react-query';
import { Formik, type FormikHelpers, type FormikProps } from 'formik';
import { useTranslation } from '@/lib/i18n/use-translation';
import { useEffect, useRef, useState, type MouseEvent } from 'react';
import { updateUserMutation } from '@/api/user/user-mutations';
import type { ProfileChange } from '@/api/user/user-requests';
import { NAME_LIMITS } from '@/domain/account/name';
import { ApiError } from '@/domain/api-error';
import { visibleText } from '@/domain/text/visible-text';
import type { CurrentUser } from '@/domain/account/user';
import { profileChanged } from '@/store/auth-slice';
import { useAppDispatch } from '@/store/hooks';
import { Button } from '@/ui/kit/button/button';
import { FormBody } from '@/ui/kit/form/form-body';
import { showFormFailure } from '@/ui/kit/form/form-failure';
import { FormTextField } from '@/ui/kit/form/form-text-field';
import { LABEL_SPACE } from '@/ui/kit/form/label-space';
import { lazyValidate } from '@/ui/kit/form/lazy-validate';
import { notify } from '@/ui/kit/feedback/notify';
import { styled } from '@/ui/styled';
import { forgetUnsavedName, keepUnsavedName, unsavedName } from './unsaved-name';

/** A new field of the provider does not compile until a form of the profile has it. */
type NameValues = Required<ProfileChange>;

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: theme.spacing(2),
  '& > div': { flex: '1 1 6em' },
  '& > button': { flex: 'none', marginTop: LABEL_SPACE },
}));

const preventClick = (event: MouseEvent) => event.preventDefault();

export function NameSection({ user }: { user: CurrentUser }) {
  const { t, i18n } = useTranslation(['profile', 'common']);
  const dispatch = useAppDispatch();
  const { mutateAsync: updateUser } = useMutation(updateUserMutation());
  const shown = useRef<FormikProps<NameValues>>(null);
  const [restored] = useState(() => unsavedName(user.id));

  useEffect(() => {
    forgetUnsavedName();
    if (restored !== null) void shown.current?.setFieldValue('name', restored);
  }, [restored]);

  async function submit({ name }: NameValues, form: FormikHelpers<NameValues>) {
    form.setStatus(undefined);
    try {
      const change: NameValues = { name: visibleText(name) };
      const saved = await updateUser(change);
      const typed = shown.current?.values.name ?? name;
      form.resetForm({ values: { name: saved.name } });
      // The customer may have typed on meanwhile.
      if (typed !== name) void form.setFieldValue('name', typed);
      dispatch(profileChanged(saved));
      void notify('success', t('name.saved'));
    } catch (error) {
      // The sign-in page opens now, and this form is gone.
      if (error instanceof ApiError && error.isSessionOver) keepUnsavedName(user.id, name);
      showFormFailure(form, error, i18n, ['name'], NAME_LIMITS);
    }
  }

  return (
    <Formik
      innerRef={shown}
      initialValues={{ name: user.name }}
      enableReinitialize
      validate={lazyValidate<NameValues>(() => import('./name-schema').then((module) => module.nameSchema(t)))}
      validateOnBlur={false}
      onSubmit={submit}
    >
      {({ dirty, isSubmitting, values }) => (
        <FormBody>
          <Row>
            <FormTextField
              name="name"
              label={t('name.label')}
              autoComplete="name"
              helperText={dirty && values.name === restored ? t('name.restored') : undefined}
            />
            <Button
              type="submit"
              variant={dirty ? 'primary' : 'outline'}
              size="large"
              isLoading={isSubmitting}
              {...(dirty ? {} : { 'aria-disabled': true, onClick: preventClick })}
            >
              {t('common:action.save')}
            </Button>
          </Row>
        </FormBody>
      )}
    </Formik>
  );
}
