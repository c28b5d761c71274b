import { AsyncLocalStorage } from 'node:async_hooks';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, renderHook } from '@testing-library/react';
// eslint-disable-next-line no-restricted-imports -- the model creates the store itself, without the shell's requests
import { Provider as StoreProvider } from 'react-redux';
import type { OrderDraft } from '@/domain/order/draft';
import { toOrderRequest } from '@/domain/order/order-request';
import type { CurrentUser } from '@/domain/account/user';
import { jobFingerprint } from '@/features/payment/placement/job-fingerprint';
import { usePlacement } from '@/features/payment/placement/use-placement';
import { intentKey } from '@/lib/storage/payment-intent';
import { createStore } from '@/store/create-store';
import { draftSaved, selectDraft } from '@/store/order-draft-slice';
import type { Listener } from './fake-network';
import { createLocks } from './locks';

type Stored = Map<string, string>;
export type PayBy = 'cash' | 'card';

const storageOver = (kept: Stored) => ({
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
});

/** One page load of the payment step, with the app's own store, hook and session storage. */
class Page implements Listener {
  isGone = false;
  /** A closed page must not write to storage. */
  readonly storage: ReturnType<typeof storageOver>;
  readonly store;
  readonly #persistor;
  #view: { result: { current: ReturnType<typeof usePlacement> }; unmount: () => void } | null = null;

  constructor(
    kept: Stored,
    private readonly user: CurrentUser,
  ) {
    const { getItem, setItem, removeItem } = storageOver(kept);
    this.storage = {
      getItem,
      setItem: (key, value) => (this.isGone ? undefined : setItem(key, value)),
      removeItem: (key) => (this.isGone ? undefined : removeItem(key)),
    };
    const { store, persistor } = createStore(this.storage);
    this.store = store;
    this.#persistor = persistor;
  }

  async open(newDraft: OrderDraft | null) {
    this.#persistor.persist();
    await Promise.resolve();
    while (!this.#persistor.getState().bootstrapped) await new Promise(setImmediate);
    if (newDraft) this.store.dispatch(draftSaved(newDraft));
    await this.#persistor.flush();
    const draft = selectDraft(this.store.getState());
    // The form does this when it opens.
    if (draft) intentKey(jobFingerprint(draft));
    const queryClient = new QueryClient();
    this.#view = renderHook(
      () => usePlacement(this.user, { onPlacedElsewhere: () => undefined, confirmIdentity: async () => true }),
      {
        wrapper: ({ children }) => (
          <StoreProvider store={this.store}>
            <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
          </StoreProvider>
        ),
      },
    );
  }

  get placement() {
    if (!this.#view) throw new Error('The page is not open');
    return this.#view.result.current;
  }

  press(pay: PayBy) {
    const draft = selectDraft(this.store.getState());
    if (!draft) return;
    const request = toOrderRequest(draft, { pay, payer: null, coupon: null }, null);
    void this.placement.place({ request, draft, amount: draft.calculationPrice.total });
  }

  async close({ isCrash }: { isCrash: boolean }) {
    // A regular close writes everything; a crash loses pending writes.
    if (!isCrash) await this.#persistor.flush();
    this.isGone = true;
    this.#persistor.pause();
    this.#view?.unmount();
  }
}

/** A tab: its open page and what survives a reload. */
export class Tab {
  orderId: string | null = null;

  private constructor(
    private readonly browser: Browser,
    private readonly kept: Stored,
    public page: Page,
  ) {}

  static async open(browser: Browser, kept: Stored, draft: OrderDraft | null) {
    const page = new Page(kept, browser.user);
    await browser.as(page, () => page.open(draft));
    return new Tab(browser, kept, page);
  }

  /** The browser's "duplicate": copies the session storage. */
  duplicate = () => Tab.open(this.browser, new Map(this.kept), null);

  async reload(isCrash: boolean) {
    const old = this.page;
    await this.browser.as(old, () => old.close({ isCrash }));
    this.browser.locks.drop(old);
    this.page = new Page(this.kept, this.browser.user);
    await this.browser.as(this.page, () => this.page.open(null));
  }

  get hasDraft() {
    return selectDraft(this.page.store.getState()) !== null;
  }

  /** The order that this tab has shown to its customer, if any. */
  look() {
    const { state } = this.page.placement;
    if (state.status === 'success') this.orderId = state.order.id;
    return state;
  }

  /** Presses the button if it is on the page: not while the order is looked up. */
  press(times: number, pay: PayBy) {
    const state = this.look();
    const isButtonThere =
      state.status === 'idle' ||
      (state.status === 'processing' && state.step === 'placing') ||
      (state.status === 'failed' && state.reason !== 'cannotCheck');
    if (!isButtonThere || !this.hasDraft) return;
    this.browser.as(this.page, () => {
      for (let time = 0; time < times; time += 1) this.page.press(pay);
    });
  }

  /** Presses 다시 확인하기. */
  retry() {
    const state = this.look();
    if (state.status === 'failed' && state.reason === 'cannotCheck')
      this.browser.as(this.page, () => this.page.placement.check());
  }
}

/** Tabs of one profile: they share the locks; each has a separate session storage. */
export class Browser {
  readonly #pages = new AsyncLocalStorage<Page>();
  readonly tabs: Tab[] = [];
  readonly locks = createLocks(
    () => this.pageNow(),
    (page: Page, work) => this.#pages.run(page, work),
  );

  constructor(readonly user: CurrentUser) {
    Object.defineProperty(navigator, 'locks', { value: this.locks, configurable: true });
    Object.defineProperty(window, 'sessionStorage', { get: () => this.pageNow().storage, configurable: true });
  }

  pageNow() {
    const page = this.#pages.getStore();
    if (!page) throw new Error('No page is at work');
    return page;
  }

  as = <Result,>(page: Page, work: () => Result) => this.#pages.run(page, work);

  async close() {
    for (const tab of this.tabs) {
      await this.as(tab.page, () => tab.page.close({ isCrash: true }));
    }
    cleanup();
  }
}

/** Waits for everything that needs no response from the provider. */
export async function settle() {
  for (let turn = 0; turn < 3; turn += 1) await new Promise(setImmediate);
}
