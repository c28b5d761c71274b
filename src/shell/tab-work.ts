import type { QueryClient } from '@tanstack/react-query';
import { isBlank } from '@/domain/order/draft';
import { dropPhotos, photosOf, removePhoto } from '@/lib/photos/photo-store';
import { dropBulkSheets } from '@/lib/storage/bulk-records';
import {
  dropDraftKeys,
  dropHeldDraftKeys,
  DRAFT_KEYS,
  holdBackDraftKeys,
  takeBackDraftKeys,
} from '@/lib/storage/draft-keys';
import { forgetGuestLinks } from '@/lib/storage/guest-links';
import { safeSessionStorage } from '@/lib/storage/session-storage';
import { isRecent } from '@/lib/storage/stored-fields';
import {
  forgetTabOwner,
  isGuestUnsure,
  noteGuestUnsure,
  setTabOwner,
  settleGuestUnsure,
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
import { forgetAnswers } from './query-client';

/** A guest who has gone leaves nothing to the next person at the same computer. */
const GUEST_DRAFT_MS = 30 * 60_000;

/** What of a customer lies in this browser's databases. */
function dropFiles() {
  void dropPhotos().catch(() => undefined);
  void dropBulkSheets().catch(() => undefined);
}

function dropPhotosOfDraft() {
  const batch = safeSessionStorage.getItem(DRAFT_KEYS.photos);
  if (batch === null) return;
  const removeAll = async () => {
    for (const { id } of await photosOf(batch)) await removePhoto(id);
  };
  void removeAll().catch(() => undefined);
}

/** Whose work this tab holds, and what becomes of it when somebody else comes. */
export function createTabWork({ store, queryClient }: { store: AppStore; queryClient: QueryClient }) {
  const hasDraft = () => {
    const { draft } = store.getState().orderDraft;
    return draft !== null && !isBlank(draft);
  };

  /** Drops everything of the last customer: draft, query cache, files, return paths. */
  function dropAll() {
    store.dispatch(draftDropped());
    forgetAnswers(queryClient);
    safeSessionStorage.clear();
    dropFiles();
  }

  function dropDraft() {
    dropPhotosOfDraft();
    store.dispatch(draftDeclined());
    dropDraftKeys();
  }

  function dropHeldBack() {
    store.dispatch(heldBackDropped());
    dropHeldDraftKeys();
  }

  /** A guest's draft that nobody has touched for long is nobody's. */
  function dropAbandoned() {
    const { draft, usedAt } = store.getState().orderDraft;
    const isGuests = tabOwner() === null || isGuestUnsure();
    if (draft !== null && isGuests && !isRecent(usedAt, GUEST_DRAFT_MS)) dropDraft();
  }

  /** What is newer stays. */
  function takeBack() {
    if (hasDraft()) return dropHeldBack();
    if (store.getState().orderDraft.heldBack) store.dispatch(draftTakenBack());
    takeBackDraftKeys();
  }

  function forgetMember() {
    if (tabOwner() !== null) dropAll();
  }

  return {
    dropAll,
    dropAbandoned,
    /** The provider knows no session any more: what a member left in this tab goes, as at a logout. */
    forgetMember,

    /** A member is here. `isSamePerson`: the tab took them for a guest only because the provider was silent. */
    takeOver: (userId: string, { isSamePerson }: { isSamePerson: boolean }) => {
      const owner = tabOwner();
      if (owner !== null && owner !== userId) dropAll();
      forgetGuestLinks();
      dropAbandoned();
      settleGuestUnsure();
      takeBack();
      if (owner === null && hasDraft() && !isSamePerson) store.dispatch(draftOffered());
      // Until the member has answered, the draft is nobody's: a reload asks again.
      else setTabOwner(userId);
    },

    answerOffer: (userId: string, isWanted: boolean) => {
      if (isWanted) store.dispatch(draftAccepted());
      else dropDraft();
      setTabOwner(userId);
    },

    /** A guest is here, for certain or as long as the provider cannot say. No member's work is shown to them. */
    enterGuest: ({ isUnsure }: { isUnsure: boolean }) => {
      if (!isUnsure) {
        forgetMember();
        settleGuestUnsure();
      } else if (!isGuestUnsure()) {
        const isMembers = tabOwner() !== null;
        if (isMembers) {
          store.dispatch(draftHeldBack());
          holdBackDraftKeys();
        }
        // A draft that a guest had begun for certain stays a guest's.
        if (isMembers || store.getState().orderDraft.draft === null) noteGuestUnsure();
      }
      store.dispatch(draftOpened());
    },

    /** The provider has said by now that nobody is signed in: what a guest wrote meanwhile is theirs. */
    settleGuest: () => {
      settleGuestUnsure();
      dropHeldBack();
      forgetTabOwner();
    },
  };
}
