import { object, string } from 'yup';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { untilLoaded } from '@/lib/browser/until-loaded';
import { lazyValidate } from '@/ui/kit/form/lazy-validate';

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => void vi.useRealTimers());

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

test('what the customer has done already is finished once its code comes', async () => {
  let tries = 0;
  const loaded = untilLoaded(async () => {
    tries += 1;
    if (tries < 4) throw new Error('gone');
    return 'here';
  });
  await vi.advanceTimersByTimeAsync(7_000);
  await expect(loaded).resolves.toBe('here');
  expect(tries).toBe(4);
});
