import { getMe } from '@/api/user/user-requests';
import { profileChanged } from '@/store/auth-slice';
import type { AppStore } from '@/store/create-store';

/** Loads the profile again after its points have changed. On failure the known balance stays. */
export async function reloadProfile(store: AppStore) {
  const { epoch, signIn } = store.getState().auth;
  if (signIn.kind !== 'member') return;
  const user = await getMe().catch(() => null);
  if (user && store.getState().auth.epoch === epoch) store.dispatch(profileChanged(user));
}
