import type { QueryClient } from '@tanstack/react-query';
import { isBlank } from '@/domain/order/draft';
import { dropPhotos } from '@/lib/photos/photo-store';
import { dropBulkSheets } from '@/lib/storage/bulk-records';
import {
  clearAllButHiddenKeys,
  dropDraftKeys,
  dropHiddenDraftKeys,
  DRAFT_KEYS,
  hiddenPhotos,
  hideDraftKeys,
  restoreDraftKeys,
} from '@/lib/storage/draft-keys';
import { safeSessionStorage } from '@/lib/storage/safe-storage';
import { isRecent } from '@/lib/storage/stored-fields';
import {
  forgetHeldFor,
  forgetTabOwner,
  heldFor,
  isGuestUnsure,
  LEFT_DRAFT_MS,
  recordGuestUnsure,
  setHeldFor,
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

  /** After a logout: on a shared device, no photo and no sheet stays in the browser. */
  function dropAll() {
    clearTab();
    void dropPhotos();
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
    const photos = hiddenPhotos();
    if (photos !== null) void dropPhotos([photos]);
    store.dispatch(heldBackDropped());
    dropHiddenDraftKeys();
    forgetHeldFor();
  }

  /** Drops a draft that was left for 30 minutes: a guest's, or one that is hidden since its session expired. */
  function dropAbandoned() {
    const { draft, usedAt } = store.getState().orderDraft;
    const isOfGuest = tabOwner() === null || isGuestUnsure();
    if (draft !== null && isOfGuest && !isRecent(usedAt, LEFT_DRAFT_MS)) dropDraft();
    if (heldFor() === '') dropHeldBack();
  }

  /** Restores the member's hidden draft, unless a newer draft exists. */
  function restoreHeldBack() {
    if (hasDraft()) return dropHeldBack();
    if (store.getState().orderDraft.heldBack) store.dispatch(draftTakenBack());
    restoreDraftKeys();
    forgetHeldFor();
  }

  /**
   * The session has expired: the member's draft is hidden until they sign in again, with its photos and the key of its
   * attempt. So are the sheets of bulk orders: without them the member would not know which rows were sent.
   */
  function hideExpired() {
    const owner = tabOwner();
    // A second tab reports the same end.
    if (owner === null && heldFor() !== null && !hasDraft()) return;
    if (owner === null) return dropTab();
    const hasWork = () => hasDraft() || safeSessionStorage.getItem(DRAFT_KEYS.photos) !== null;
    if (hasWork()) dropHeldBack();
    else restoreHeldBack();
    if (!hasWork() && store.getState().orderDraft.attempt === null) return dropTab();
    store.dispatch(draftHeldBack());
    hideDraftKeys();
    const photos = hiddenPhotos();
    void dropPhotos(safeSessionStorage.values().filter((value) => value !== photos));
    clearCachedAnswers(queryClient);
    clearAllButHiddenKeys();
    setHeldFor(owner);
  }

  /** Returns whether there was one. */
  function forgetMember() {
    const wasOfMember = tabOwner() !== null;
    if (wasOfMember) hideExpired();
    return wasOfMember;
  }

  return {
    hideExpired,
    dropAll,
    dropDataOf,
    dropAbandoned,
    /** The provider knows no session any more: that of the member who owned this tab has expired. */
    forgetMember,

    /**
     * A member is signed in. `isSamePerson`: this tab treated them as a guest only because the provider did not answer.
     */
    enterMember: (userId: string, isSamePerson = false) => {
      const owner = tabOwner();
      if (owner !== null && owner !== userId) dropDataOf(owner);
      dropAbandoned();
      clearGuestUnsure();
      const held = heldFor();
      if (held !== null && held !== userId) dropHeldBack();
      const isBack = held === userId && !hasDraft();
      restoreHeldBack();
      if (owner === null && hasDraft() && !isSamePerson && !isBack) store.dispatch(draftOffered());
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
     * `hasExpired`: a member's session has just expired; the customer has not chosen to continue as a guest.
     */
    enterGuest: ({ isUnsure, hasExpired }: { isUnsure: boolean; hasExpired: boolean }) => {
      if (!isUnsure) {
        if (!hasExpired) dropHeldBack();
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
