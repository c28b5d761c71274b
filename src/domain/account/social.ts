import { LOGIN_TYPE } from './accounts';

/** The third parties somebody can sign in with; the other two login types exist on the wire only. */
export const SOCIAL_PROVIDERS = ['kakao', 'naver', 'google'] as const;
export type SocialProvider = (typeof SOCIAL_PROVIDERS)[number];

export const isSocialProvider = (value: unknown): value is SocialProvider =>
  SOCIAL_PROVIDERS.some((provider) => provider === value);

/** Whose account it is, or null for one with a password of its own. */
export const providerOfLoginType = (loginTypeCd: number | undefined): SocialProvider | null =>
  SOCIAL_PROVIDERS.find((provider) => LOGIN_TYPE[provider] === loginTypeCd) ?? null;
