import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { isAnonymous, type CurrentUser } from '@/domain/account/user';

/** The type rules out a signed-in state without a user. */
export type SignInState =
  | { kind: 'unknown' }
  /** `isUnsure`: the provider could not say who is signed in. */
  | { kind: 'signedOut'; isUnsure?: boolean }
  | { kind: 'guest'; user: CurrentUser }
  | { kind: 'member'; user: CurrentUser }
  /** The provider has answered, but the profile in it cannot be read. `reference`: for the customer centre. */
  | { kind: 'unreadable'; reference: string }
  /** On the way to another site: nothing is shown and nothing redirects. */
  | { kind: 'leaving' };

export type AuthState = {
  signIn: SignInState;
  status: 'idle' | 'loading' | 'failed';
  /** Spec §4: kept per browser session. It does not make anyone a guest by itself: see `selectUsesGuestToken`. */
  isAnonymousAccepted: boolean;
  /** Of a provider without a cookie session. Never persisted with the slice: `lib/session/bearer-vault` keeps it. */
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

/** Of the session before nothing is left. */
const inNewEpoch = (state: AuthState, signIn: SignInState): AuthState => ({
  ...initialState,
  signIn,
  epoch: state.epoch + 1,
});

export const authSlice = createSlice({
  name: 'auth',
  initialState,
  reducers: {
    /** The request goes without the guest credential: a member's session counts more than an earlier guest mode. */
    profileRequested: (state) => {
      // The same object if nothing changes: all menus would render again.
      if (state.signIn.kind !== 'unknown') state.signIn = { kind: 'unknown' };
      state.status = 'loading';
      state.isAnonymousAccepted = false;
    },
    profileReceived: (state, { payload: user }: PayloadAction<CurrentUser>) => {
      const isMember = !isAnonymous(user);
      // A guest's call that is refused later says nothing about the member's session.
      if (isMember && state.signIn.kind === 'guest') state.epoch += 1;
      state.signIn = { kind: isMember ? 'member' : 'guest', user };
      state.status = 'idle';
      if (isMember) state.isAnonymousAccepted = false;
    },
    bearerChanged: (state, { payload: token }: PayloadAction<string | null>) => {
      state.accessToken = token;
    },
    loginStarted: (state) => {
      state.status = 'loading';
    },
    /** Spec §4: login or profile failure clears the user. */
    loginFailed: (state) => {
      state.signIn = { kind: 'signedOut' };
      state.status = 'failed';
    },
    profileFailed: (state, { payload: isUnsure = false }: PayloadAction<boolean | undefined>) => {
      state.signIn = { kind: 'signedOut', isUnsure };
      state.status = 'failed';
      state.isAnonymousAccepted = false;
    },
    profileUnreadable: (state, { payload: reference }: PayloadAction<string>) => {
      state.signIn = { kind: 'unreadable', reference };
      state.status = 'failed';
    },
    /** The user edited the profile; the signed-in user stays the same. */
    profileChanged: (state, { payload: user }: PayloadAction<CurrentUser>) => {
      if (state.signIn.kind === 'member' && state.signIn.user.id === user.id) state.signIn.user = user;
    },
    signedIn: (state, { payload: user }: PayloadAction<CurrentUser>): AuthState =>
      inNewEpoch(state, { kind: 'member', user }),
    anonymousAccepted: (state) => {
      state.isAnonymousAccepted = true;
    },
    /** A guest who opens a page that guests may not open is signed out again. */
    anonymousCleared: (state) => {
      state.isAnonymousAccepted = false;
      if (state.signIn.kind === 'guest') state.signIn = { kind: 'signedOut' };
    },
    signedOut: (state): AuthState => inNewEpoch(state, { kind: 'signedOut' }),
    leftForOtherSite: (state): AuthState => inNewEpoch(state, { kind: 'leaving' }),
  },
  selectors: {
    selectSignIn: (state) => state.signIn,
    selectAuthStatus: (state) => state.status,
    /** A stored acceptance alone sends no credential: public pages do not request the profile. */
    selectUsesGuestToken: ({ isAnonymousAccepted, signIn, status }) =>
      isAnonymousAccepted && (signIn.kind === 'guest' || status === 'loading'),
    selectIsAnonymousAccepted: ({ isAnonymousAccepted }) => isAnonymousAccepted,
    selectUser: ({ signIn }) => ('user' in signIn ? signIn.user : null),
  },
});

export const {
  profileRequested,
  profileReceived,
  profileFailed,
  profileUnreadable,
  profileChanged,
  bearerChanged,
  loginStarted,
  loginFailed,
  signedIn,
  anonymousAccepted,
  anonymousCleared,
  signedOut,
  leftForOtherSite,
} = authSlice.actions;
export const { selectSignIn, selectAuthStatus, selectUsesGuestToken, selectIsAnonymousAccepted, selectUser } =
  authSlice.selectors;
