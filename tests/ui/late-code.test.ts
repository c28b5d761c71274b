import { object, string } from 'yup';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { untilLoaded } from '@/lib/browser/until-loaded';
import { lazyValidate } from '@/ui/kit/form/lazy-validate';

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => void vi.useRealTimers());

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

test('a customer’s action is completed after its code has loaded', async () => {
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
