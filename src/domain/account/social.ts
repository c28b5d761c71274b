import { LOGIN_TYPE } from './accounts';

/** The third parties that a user can sign in with. Facebook and Daum appear only in responses. */
export const SOCIAL_PROVIDERS = ['kakao', 'naver', 'google'] as const;
export type SocialProvider = (typeof SOCIAL_PROVIDERS)[number];

export const isSocialProvider = (value: unknown): value is SocialProvider =>
  SOCIAL_PROVIDERS.some((provider) => provider === value);

/** An account of any third party has none, also of one that this app does not know. */
export const hasPassword = (loginTypeCd: number | undefined) =>
  loginTypeCd === undefined || loginTypeCd === LOGIN_TYPE.idPassword;

/** The third party that an account belongs to; null for one with a password, or of a third party without a sign-in here. */
export const providerOfLoginType = (loginTypeCd: number | undefined): SocialProvider | null =>
  SOCIAL_PROVIDERS.find((provider) => LOGIN_TYPE[provider] === loginTypeCd) ?? null;
