import { object, string } from 'yup';
import { expect, test } from 'vitest';
import { lazyValidate } from '@/ui/kit/form/lazy-validate';

test('a form whose rules failed to load is still sent, because the provider validates too', async () => {
  const validate = lazyValidate<{ name: string }>(() => Promise.reject(new Error('gone')));
  await expect(validate({ name: '' })).resolves.toEqual({});
});

test('a form with a field that the provider never gets is not sent while its rules are missing', async () => {
  const load = () => Promise.reject(new Error('gone'));
  const validate = lazyValidate<{ passwordAgain: string }>(load, { passwordAgain: '화면 일부를 불러오지 못했어요.' });
  await expect(validate({ passwordAgain: 'a' })).resolves.toEqual({ passwordAgain: '화면 일부를 불러오지 못했어요.' });
});

test('a form whose rules have loaded is validated', async () => {
  const validate = lazyValidate<{ name: string }>(async () => object({ name: string().required('이름을 써 주세요.') }));
  await expect(validate({ name: '' })).resolves.toEqual({ name: '이름을 써 주세요.' });
});
