import { act, screen, waitFor } from '@testing-library/react';
import { Formik } from 'formik';
import { expect, test } from 'vitest';
import { useTranslation } from '@/lib/i18n/use-translation';
import { Button } from '@/ui/kit/button/button';
import { FormBody } from '@/ui/kit/form/form-body';
import { FormTextField } from '@/ui/kit/form/form-text-field';
import { renderApp } from '../support/render';

const submit = <Button type="submit">보내기</Button>;

test('a refused submit focuses the first wrong field and shows why', async () => {
  const { user } = await renderApp(
    <Formik
      initialValues={{ name: '김민수', memo: '' }}
      validate={({ memo }) => (memo ? {} : { memo: '메모를 입력해 주세요.' })}
      onSubmit={() => {}}
    >
      <FormBody footer={submit}>
        <FormTextField name="name" label="이름" />
        <FormTextField name="memo" label="메모" />
      </FormBody>
    </Formik>,
  );

  await user.click(screen.getByRole('button', { name: '보내기' }));

  const memo = await screen.findByRole('textbox', { name: '메모' });
  await expect.poll(() => document.activeElement).toBe(memo);
  expect(memo).toBeInvalid();
  expect(memo).toHaveAccessibleDescription('메모를 입력해 주세요.');
});

test('an error without a field shows above the button', async () => {
  const { user } = await renderApp(
    <Formik
      initialValues={{ name: '' }}
      onSubmit={(_values, { setStatus }) => setStatus({ unmapped: ['이미 접수된 주문이에요.'] })}
    >
      <FormBody footer={submit}>
        <FormTextField name="name" label="이름" />
      </FormBody>
    </Formik>,
  );

  await user.click(screen.getByRole('button', { name: '보내기' }));

  expect(await screen.findByRole('alert')).toHaveTextContent('이미 접수된 주문이에요.');
});

test('the error of the last try is gone while the next one runs', async () => {
  let answer = () => {};
  let tries = 0;
  const { user } = await renderApp(
    <Formik
      initialValues={{ name: '' }}
      onSubmit={async (_values, { setStatus }) => {
        tries += 1;
        if (tries === 1) return setStatus({ unmapped: ['이미 접수된 주문이에요.'] });
        await new Promise<void>((resolve) => (answer = resolve));
      }}
    >
      <FormBody footer={submit}>
        <FormTextField name="name" label="이름" />
      </FormBody>
    </Formik>,
  );
  await user.click(screen.getByRole('button', { name: '보내기' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('이미 접수된 주문이에요.');
  await user.click(screen.getByRole('button', { name: '보내기' }));
  await waitFor(() => expect(tries).toBe(2));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await act(async () => answer());
});

function CouponForm() {
  const { t } = useTranslation('common');
  return (
    <Formik
      initialValues={{ name: '', memo: '' }}
      validate={({ name }) => (name ? {} : { name: t('form.phone') })}
      onSubmit={(_values, { setStatus }) => setStatus({ unmapped: [t('form.phone')] })}
    >
      <FormBody footer={submit}>
        <FormTextField name="name" label="이름" />
      </FormBody>
    </Formik>
  );
}

test('the messages of a form follow the language', async () => {
  const { user, i18n } = await renderApp(<CouponForm />);
  const korean = i18n.getFixedT('ko', 'common')('form.phone');
  const english = i18n.getFixedT('en', 'common')('form.phone');
  await user.click(screen.getByRole('button', { name: '보내기' }));
  const name = screen.getByRole('textbox', { name: '이름' });
  await waitFor(() => expect(name).toHaveAccessibleDescription(korean));

  await act(() => i18n.changeLanguage('en'));
  await waitFor(() => expect(name).toHaveAccessibleDescription(english));
});

test('a refusal in another language goes, because only the next submit can bring it again', async () => {
  const { user, i18n } = await renderApp(<CouponForm />);
  await user.type(screen.getByRole('textbox', { name: '이름' }), '김민수');
  await user.click(screen.getByRole('button', { name: '보내기' }));
  expect(await screen.findByRole('alert')).toBeVisible();

  await act(() => i18n.changeLanguage('en'));
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
});
