import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { isAnonymous, type CurrentUser } from '@/domain/account/user';

/** A signed-in state without a user cannot be written. */
export type SignInState =
  | { kind: 'unknown' }
  | { kind: 'signedOut' }
  | { kind: 'guest'; user: CurrentUser }
  | { kind: 'member'; user: CurrentUser }
  /** On the way to another site: nothing is shown and nothing redirects. */
  | { kind: 'leaving' };

export type AuthState = {
  signIn: SignInState;
  status: 'idle' | 'loading' | 'failed';
  /** Spec §4: kept per browser session. By itself it makes nobody a guest: see `selectUsesGuestToken`. */
  isAnonymousAccepted: boolean;
  /** In memory alone; the session itself is the provider's cookie. */
  accessToken: string | null;
  epoch: number;
};

const initialState: AuthState = {
  signIn: { kind: 'unknown' },
  status: 'idle',
  isAnonymousAccepted: false,
  accessToken: null,
  epoch: 0,
};

const ended = (state: AuthState, signIn: SignInState): AuthState => ({
  ...initialState,
  signIn,
  epoch: state.epoch + 1,
});

export const authSlice = createSlice({
  name: 'auth',
  initialState,
  reducers: {
    /** Every question of who it is begins without the guest credential: a session outranks an earlier acceptance. */
    profileRequested: (state) => {
      state.signIn = { kind: 'unknown' };
      state.status = 'loading';
      state.isAnonymousAccepted = false;
    },
    profileReceived: (state, { payload: user }: PayloadAction<CurrentUser>) => {
      state.signIn = isAnonymous(user) ? { kind: 'guest', user } : { kind: 'member', user };
      state.status = 'idle';
      if (state.signIn.kind === 'member') state.isAnonymousAccepted = false;
    },
    loginStarted: (state) => {
      state.status = 'loading';
    },
    /** Spec §4: login or profile failure clears the user. */
    loginFailed: (state) => {
      state.signIn = { kind: 'signedOut' };
      state.status = 'failed';
    },
    profileFailed: (state) => {
      state.signIn = { kind: 'signedOut' };
      state.status = 'failed';
      state.isAnonymousAccepted = false;
    },
    /** The user changed something in the profile; who is signed in stays the same. */
    profileChanged: (state, { payload: user }: PayloadAction<CurrentUser>) => {
      if (state.signIn.kind === 'member' && state.signIn.user.id === user.id) state.signIn.user = user;
    },
    signedIn: (
      state,
      { payload }: PayloadAction<{ user: CurrentUser; accessToken?: string | undefined }>,
    ): AuthState => ({
      ...initialState,
      signIn: { kind: 'member', user: payload.user },
      accessToken: payload.accessToken ?? null,
      epoch: state.epoch + 1,
    }),
    anonymousAccepted: (state) => {
      state.isAnonymousAccepted = true;
    },
    /** A guest who goes where guests may not is nobody again. */
    anonymousCleared: (state) => {
      state.isAnonymousAccepted = false;
      if (state.signIn.kind === 'guest') state.signIn = { kind: 'signedOut' };
    },
    signedOut: (state): AuthState => ended(state, { kind: 'signedOut' }),
    leftForOtherSite: (state): AuthState => ended(state, { kind: 'leaving' }),
  },
  selectors: {
    selectSignIn: (state) => state.signIn,
    selectAuthStatus: (state) => state.status,
    /** A stored acceptance alone sends nothing: public pages never ask who it is. */
    selectUsesGuestToken: ({ isAnonymousAccepted, signIn, status }) =>
      isAnonymousAccepted && (signIn.kind === 'guest' || status === 'loading'),
    selectUser: ({ signIn }) => ('user' in signIn ? signIn.user : null),
  },
});

export const {
  profileRequested,
  profileReceived,
  profileFailed,
  profileChanged,
  loginStarted,
  loginFailed,
  signedIn,
  anonymousAccepted,
  anonymousCleared,
  signedOut,
  leftForOtherSite,
} = authSlice.actions;
export const { selectSignIn, selectAuthStatus, selectUsesGuestToken, selectUser } = authSlice.selectors;
