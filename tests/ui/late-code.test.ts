import { object, string } from 'yup';
import { expect, test } from 'vitest';
import { lazyValidate } from '@/ui/kit/form/lazy-validate';

test('a form whose rules did not arrive is sent all the same: the provider has them too', async () => {
  const validate = lazyValidate<{ name: string }>(() => Promise.reject(new Error('gone')));
  await expect(validate({ name: '' })).resolves.toEqual({});
});

test('a page that goes on by its rules hears that they did not arrive', async () => {
  const validate = lazyValidate<{ name: string }>(() => Promise.reject(new Error('gone')), { isNeeded: true });
  await expect(validate({ name: '' })).rejects.toThrow('gone');
});

test('a form whose rules did arrive is held by them', async () => {
  const validate = lazyValidate<{ name: string }>(async () => object({ name: string().required('이름을 써 주세요.') }));
  await expect(validate({ name: '' })).resolves.toEqual({ name: '이름을 써 주세요.' });
});
