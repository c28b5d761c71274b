/** The profile call probes the sign-in state: its 401 means "not signed in", not "signed out". */
export const PROFILE_URL = '/user/api/v1/users/me';
