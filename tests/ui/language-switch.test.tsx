import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LanguageSwitch } from '@/ui/brand/language-switch';
import { renderApp } from '../support/render';

const PAGE = '/orders/[id]';
const AT = { pathname: PAGE, query: { id: '7' }, asPath: '/orders/7' };
const IN_ENGLISH = [{ pathname: PAGE, query: { id: '7' } }, '/orders/7', { locale: 'en', scroll: false }];

test('the other language is one press away, on the same page', async () => {
  const { user, router } = await renderApp(<LanguageSwitch />, { router: AT });
  await user.click(screen.getByRole('button', { name: 'English' }));
  expect(router.push).toHaveBeenCalledExactlyOnceWith(...IN_ENGLISH);
});

test('pressed before the router is ready, it waits and navigates once', async () => {
  const { user, router, rerenderRoute } = await renderApp(<LanguageSwitch />, {
    router: { pathname: PAGE, asPath: PAGE, isReady: false },
  });
  await user.click(screen.getByRole('button', { name: 'English' }));
  expect(router.push).not.toHaveBeenCalled();

  rerenderRoute({ ...AT, isReady: true });
  rerenderRoute({ ...AT, isReady: true });
  expect(router.push).toHaveBeenCalledExactlyOnceWith(...IN_ENGLISH);
});
