import { useRouter } from 'next/router';
import { useEffect, useRef, useState } from 'react';
import { localePrefix } from '@/config/locales';
import { ROUTES } from '@/config/routes';
import { isOpenedFromHomeScreen } from '@/lib/browser/home-screen';
import {
  dropOldIdentities,
  IDENTITY_LIMIT_MS,
  IDENTITY_WINDOW,
  listenForIdentity,
} from '@/lib/identity/identity-channel';
import { isRedirected, rememberIdentityRedirect } from '@/lib/identity/identity-redirect';
import { randomText } from '@/lib/oauth/random-text';
import { changeDraft, type SignUpDraft } from './sign-up-draft';

const WINDOW = 'popup,width=430,height=640';
/** A second press within this time is a double click, which must not begin the check anew. */
const DOUBLE_PRESS_MS = 1_000;

/** Starts identity checks and receives their results. `onDone` is called once for every successful check. */
export function useIdentityCheck(draft: SignUpDraft, onDone: () => void) {
  const { asPath, locale } = useRouter();
  const [trouble, setTrouble] = useState<'cancelled' | 'expired' | null>(null);
  const nonce = draft.waiting?.nonce ?? null;
  const since = draft.waiting?.since ?? 0;

  /** The check that this page has begun. */
  const begun = useRef<string | null>(null);

  useEffect(dropOldIdentities, []);

  useEffect(() => {
    if (nonce === null) return;
    // Back out of a check in this tab: there is no other window to wait for, but Forward may still finish it.
    if (begun.current !== nonce && isRedirected(nonce)) setTrouble('cancelled');
    const stop = listenForIdentity(nonce, ({ registerToken }) => {
      changeDraft({ waiting: null, registerToken });
      setTrouble(registerToken === null ? 'cancelled' : null);
      if (registerToken !== null) onDone();
    });
    const expire = () => {
      changeDraft({ waiting: null });
      setTrouble((known) => known ?? 'expired');
    };
    const timer = setTimeout(expire, Math.max(0, since + IDENTITY_LIMIT_MS - Date.now()));
    return () => {
      stop();
      clearTimeout(timer);
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `onDone` only navigates; a new one must not restart the listener
  }, [nonce, since]);

  function begin() {
    const next = randomText();
    begun.current = next;
    setTrouble(null);
    // All of what this page shows: the stored draft may have become too old meanwhile.
    changeDraft({ ...draft, waiting: { nonce: next, since: Date.now() }, registerToken: null });
    return { nonce: next, url: `${localePrefix(locale)}${ROUTES.kcbStart}?nonce=${next}` };
  }

  function goHere({ nonce: next, url }: ReturnType<typeof begin>) {
    rememberIdentityRedirect(next, asPath.replace(/[?#].*$/, ''));
    window.location.assign(url);
  }

  const startHere = () => goHere(begin());

  /**
   * Call it within the click, or the browser blocks the window. If the window is blocked anyway, this tab goes to the
   * check itself. So does a site on a home screen: iPhones open windows in a browser that cannot reach it.
   */
  function start() {
    if (Math.abs(Date.now() - since) < DOUBLE_PRESS_MS) return;
    if (isOpenedFromHomeScreen()) return startHere();
    const check = begin();
    const opened = window.open(check.url, IDENTITY_WINDOW, WINDOW);
    if (!opened) return goHere(check);
    opened.opener = null;
    opened.focus();
  }

  return { isWaiting: draft.waiting !== null && trouble === null, trouble, start, startHere };
}
