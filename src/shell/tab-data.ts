import type { QueryClient } from '@tanstack/react-query';
import { isBlank } from '@/domain/order/draft';
import { dropPhotos } from '@/lib/photos/photo-store';
import { dropBulkSheets } from '@/lib/storage/bulk-records';
import {
  dropDraftKeys,
  dropHiddenDraftKeys,
  DRAFT_KEYS,
  hideDraftKeys,
  restoreDraftKeys,
} from '@/lib/storage/draft-keys';
import { forgetGuestLinks } from '@/lib/storage/guest-links';
import { safeSessionStorage } from '@/lib/storage/safe-storage';
import { isRecent } from '@/lib/storage/stored-fields';
import {
  forgetTabOwner,
  isGuestUnsure,
  recordGuestUnsure,
  setTabOwner,
  clearGuestUnsure,
  tabOwner,
} from '@/lib/storage/tab-owner';
import type { AppStore } from '@/store/create-store';
import {
  draftAccepted,
  draftDeclined,
  draftDropped,
  draftHeldBack,
  draftOffered,
  draftOpened,
  draftTakenBack,
  heldBackDropped,
} from '@/store/order-draft-slice';
import { clearCachedAnswers } from './query-client';

/** The next person at the same computer must not see a guest's draft. */
const GUEST_DRAFT_MS = 30 * 60_000;

/** Decides what happens to the data in this tab when another user arrives. */
export function createTabData({ store, queryClient }: { store: AppStore; queryClient: QueryClient }) {
  const hasDraft = () => {
    const { draft } = store.getState().orderDraft;
    return draft !== null && (!isBlank(draft) || safeSessionStorage.getItem(DRAFT_KEYS.photos) !== null);
  };

  /** Drops everything of the last customer from this tab: draft, query cache, return paths. */
  function clearTab() {
    store.dispatch(draftDropped());
    clearCachedAnswers(queryClient);
    safeSessionStorage.clear();
  }

  /**
   * The session has expired. The sheets of bulk orders stay until their member signs in again: without them the member would
   * not know which rows were sent.
   */
  function dropExpired() {
    clearTab();
    void dropPhotos();
  }

  /** After a logout: on a shared device, no photo and no sheet stays in the browser. */
  function dropAll() {
    dropExpired();
    void dropBulkSheets();
  }

  /** Drops this tab's own data. The browser may hold the photos of its next user already. */
  function dropTab() {
    // The photos of a draft or an order are named in the tab's storage, so they are read before it is cleared.
    void dropPhotos(safeSessionStorage.values());
    clearTab();
  }

  /** Drops what the browser holds of this tab's former owner; null for a guest, who has no sheets. */
  function dropDataOf(owner: string | null) {
    dropTab();
    if (owner !== null) void dropBulkSheets(owner);
  }

  function dropDraft() {
    void dropPhotos([safeSessionStorage.getItem(DRAFT_KEYS.photos)]);
    store.dispatch(draftDeclined());
    dropDraftKeys();
  }

  function dropHeldBack() {
    store.dispatch(heldBackDropped());
    dropHiddenDraftKeys();
  }

  /** Drops a guest's draft that was not used for 30 minutes. */
  function dropAbandoned() {
    const { draft, usedAt } = store.getState().orderDraft;
    const isOfGuest = tabOwner() === null || isGuestUnsure();
    if (draft !== null && isOfGuest && !isRecent(usedAt, GUEST_DRAFT_MS)) dropDraft();
  }

  /** Restores the member's hidden draft, unless a newer draft exists. */
  function restoreHeldBack() {
    if (hasDraft()) return dropHeldBack();
    if (store.getState().orderDraft.heldBack) store.dispatch(draftTakenBack());
    restoreDraftKeys();
  }

  function forgetMember() {
    if (tabOwner() !== null) dropTab();
  }

  return {
    dropExpired,
    dropAll,
    dropTab,
    dropDataOf,
    dropAbandoned,
    /** The provider knows no session any more: drops the data of the member who owned this tab. */
    forgetMember,

    /**
     * A member is signed in. `isSamePerson`: this tab treated them as a guest only because the provider did not answer.
     */
    enterMember: (userId: string, { isSamePerson }: { isSamePerson: boolean }) => {
      const owner = tabOwner();
      if (owner !== null && owner !== userId) dropDataOf(owner);
      forgetGuestLinks();
      dropAbandoned();
      clearGuestUnsure();
      restoreHeldBack();
      if (owner === null && hasDraft() && !isSamePerson) store.dispatch(draftOffered());
      // The draft has no owner until the member has answered, so a reload asks again.
      else setTabOwner(userId);
    },

    answerDraftOffer: (userId: string, isWanted: boolean) => {
      if (isWanted) store.dispatch(draftAccepted());
      else dropDraft();
      setTabOwner(userId);
    },

    /**
     * A guest is here. `isUnsure`: the provider could not say who it is, so a member's draft is hidden, not dropped.
     */
    enterGuest: ({ isUnsure }: { isUnsure: boolean }) => {
      if (!isUnsure) {
        forgetMember();
        clearGuestUnsure();
      } else if (!isGuestUnsure()) {
        const isOfMember = tabOwner() !== null;
        if (isOfMember) {
          store.dispatch(draftHeldBack());
          hideDraftKeys();
        }
        // A draft that a confirmed guest began stays a guest's draft.
        if (isOfMember || store.getState().orderDraft.draft === null) recordGuestUnsure();
      }
      store.dispatch(draftOpened());
    },

    /** The provider has confirmed that there is no member: the guest keeps what was written meanwhile. */
    confirmGuest: () => {
      clearGuestUnsure();
      dropHeldBack();
      forgetTabOwner();
    },
  };
}
