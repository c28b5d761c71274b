import type { SocialProvider } from '@/domain/account/social';
import { call, type Payload } from '../client/call';
import type { components, operations } from '../contract/schema.gen';

export type User = components['schemas']['User'];
export type FeatureFlags = components['schemas']['FeatureFlags'];

const base = '/user/api/v1';

export const signUp = (data: Payload<operations['signUp']>) =>
  call<operations['signUp']>({ method: 'post', url: `${base}/auth/signup`, data });

export const signUpThirdParty = (data: Payload<operations['signUpThirdParty']>) =>
  call<operations['signUpThirdParty']>({ method: 'post', url: `${base}/auth/signup-third-party`, data });

export const logIn = (data: Payload<operations['logIn']>) =>
  call<operations['logIn']>({ method: 'post', url: `${base}/auth/login`, data, isStoppable: true });

/** The three operations have the same shape, so Kakao's type stands for all. */
export const logInBy = (provider: SocialProvider, data: Payload<operations['logInByKakao']>) =>
  call<operations['logInByKakao']>({ method: 'post', url: `${base}/auth/login-by-${provider}`, data });

/** `token`: the bearer token of the session that ends, if there is one; the client has dropped it by now. */
export const logOut = (token: string | null, signal?: AbortSignal) =>
  call<operations['logOut']>({
    method: 'post',
    url: `${base}/auth/logout`,
    token,
    signal,
  });

/** `allowsGuest`: false requests only the member's profile, even if this tab has a guest credential. */
export const getMe = ({ allowsGuest = true }: { allowsGuest?: boolean } = {}) =>
  call<operations['getMe']>({ url: `${base}/users/me`, allowsGuest, isStoppable: true });

/** The profile fields that the customer may change. */
export type ProfileChange = Payload<operations['updateUser']>;

export const updateUser = (data: ProfileChange) =>
  call<operations['updateUser']>({ method: 'put', url: `${base}/users`, data });

export const forgotPassword = (data: Payload<operations['forgotPassword']>) =>
  call<operations['forgotPassword']>({ method: 'post', url: `${base}/auth/forgot-password`, data });

export const resetPassword = (data: Payload<operations['resetPassword']>) =>
  call<operations['resetPassword']>({ method: 'post', url: `${base}/auth/reset-password`, data });

export const verifyPassword = (data: Payload<operations['verifyPassword']>) =>
  call<operations['verifyPassword']>({ method: 'post', url: `${base}/verify-password`, data, isStoppable: true });

export const changePassword = (data: Payload<operations['changePassword']>) =>
  call<operations['changePassword']>({ method: 'patch', url: `${base}/users/change-password`, data });

export const setAgreement = (isAgreement: boolean) =>
  call<operations['setAgreement']>({ method: 'post', url: `${base}/users/agreement`, data: { isAgreement } });

export const listWithdrawReasons = (signal?: AbortSignal) =>
  call<operations['listWithdrawReasons']>({ url: `${base}/withdraw-reasons`, signal });

export const withdraw = (data: Payload<operations['withdraw']>) =>
  call<operations['withdraw']>({ method: 'post', url: `${base}/withdraw`, data });

export const getIdentityCheckResult = (registerToken: string, signal?: AbortSignal) =>
  call<operations['getIdentityCheckResult']>({
    url: `${base}/auth/kcb/authentication-result`,
    params: { register_token: registerToken },
    signal,
  });

export const getFeatureFlags = (signal?: AbortSignal) =>
  call<operations['getFeatureFlags']>({ url: `${base}/feature/flag`, signal, isOfSession: false });

export const validateOrganizationCode = (orgCode: string, signal?: AbortSignal) =>
  call<operations['validateOrganizationCode']>({
    url: `${base}/auth/b2c/org-code/validate`,
    params: { orgCode },
    signal,
  });
