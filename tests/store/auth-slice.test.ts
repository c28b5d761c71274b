import { expect, test } from 'vitest';
import { profileRequested, selectSignIn, signedIn } from '@/store/auth-slice';
import { createStore } from '@/store/create-store';
import { member } from '../support/factories/users';

const nowhere = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };

test('asking for the profile changes nothing for the menus that wait for it already', () => {
  const { store } = createStore(nowhere);
  const waiting = selectSignIn(store.getState());
  store.dispatch(profileRequested());
  expect(selectSignIn(store.getState())).toBe(waiting);

  store.dispatch(signedIn(member()));
  store.dispatch(profileRequested());
  expect(selectSignIn(store.getState())).toEqual({ kind: 'unknown' });
});
