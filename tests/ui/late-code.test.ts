import { object, string } from 'yup';
import { expect, test } from 'vitest';
import { lazyValidate } from '@/ui/kit/form/lazy-validate';

test('a form whose rules failed to load is still sent, because the provider validates too', async () => {
  const validate = lazyValidate<{ name: string }>(() => Promise.reject(new Error('gone')));
  await expect(validate({ name: '' })).resolves.toEqual({});
});

test('a page that needs its rules to continue is notified if they fail to load', async () => {
  const validate = lazyValidate<{ name: string }>(() => Promise.reject(new Error('gone')), { isNeeded: true });
  await expect(validate({ name: '' })).rejects.toThrow('gone');
});

test('a form whose rules have loaded is validated', async () => {
  const validate = lazyValidate<{ name: string }>(async () => object({ name: string().required('이름을 써 주세요.') }));
  await expect(validate({ name: '' })).resolves.toEqual({ name: '이름을 써 주세요.' });
});
