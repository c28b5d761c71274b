import { CacheProvider } from '@emotion/react';
import { cleanup, render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime';
import type { NextRouter } from 'next/router';
import type { ReactElement } from 'react';
import { I18nextProvider } from 'react-i18next';
import { afterEach } from 'vitest';
import { DEFAULT_LOCALE, type Locale } from '@/config/locales';
import type { OrderDraft } from '@/domain/order/draft';
import type { CurrentUser } from '@/domain/account/user';
import { AppProviders } from '@/shell/app-providers';
import { createApp } from '@/shell/create-app';
import { anonymousAccepted, profileReceived } from '@/store/auth-slice';
import { draftSaved } from '@/store/order-draft-slice';
import { createCache } from '@/theme/emotion-cache';
import { createI18n } from './i18n';
import { createRouter } from './router';

type Options = {
  /** The signed-in user; by default the profile is unknown and not requested. */
  user?: CurrentUser;
  draft?: OrderDraft;
  router?: Partial<NextRouter>;
  language?: Locale;
};

let hasStyles = false;

/**
 * Inserts the styles of what this test renders. Without it there are none, because jsdom reads every rule for each
 * element whose role or visibility is asked for, which takes a quarter of the time. So nothing is hidden by a style, and
 * a name has no space between two blocks.
 */
export const insertStyles = () => void (hasStyles = true);

const opened: { app: ReturnType<typeof createApp>; cache: ReturnType<typeof createCache> }[] = [];

/** Removes what `renderApp` has rendered; runs after each test, and between the cases of a long one. */
export async function closeApps() {
  cleanup();
  for (const { app, cache } of opened.splice(0)) {
    // Pending writes of an app would otherwise reach the next test's storage.
    app.persistor.pause();
    await app.persistor.flush();
    app.queryClient.clear();
    // Leftover style rules slow down later visibility checks.
    cache.sheet.flush();
  }
}

afterEach(async () => {
  await closeApps();
  hasStyles = false;
});

/** Renders `ui` within the app's providers: real store, query client and texts, without retries. */
export async function renderApp(
  ui: ReactElement,
  { user, draft, router = {}, language = DEFAULT_LOCALE }: Options = {},
) {
  const i18n = await createI18n(language);
  const app = createApp(0);
  const cache = createCache();
  if (!hasStyles) cache.sheet.insert = () => undefined;
  opened.push({ app, cache });
  const route = createRouter({ locale: language, ...router });
  if (user?.role === 'anonymous') app.store.dispatch(anonymousAccepted());
  if (user) app.store.dispatch(profileReceived(user));
  if (draft) app.store.dispatch(draftSaved(draft));
  const tree = (at: NextRouter) => (
    <RouterContext value={at}>
      <CacheProvider value={cache}>
        <I18nextProvider i18n={i18n}>
          <AppProviders app={app}>{ui}</AppProviders>
        </I18nextProvider>
      </CacheProvider>
    </RouterContext>
  );
  const view = render(tree(route));
  /** Simulates Next's navigation to another page: a new router object, the same app. */
  const rerenderRoute = (over: Partial<NextRouter>) => view.rerender(tree({ ...route, ...over }));
  return { ...view, ...app, router: route, rerenderRoute, i18n, user: userEvent.setup() };
}
