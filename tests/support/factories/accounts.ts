import type { components } from '@/api/contract/schema.gen';
import type { FeatureFlags } from '@/api/user/user-requests';

export const done = (): components['schemas']['Done'] => ({ isDone: true });

export const featureFlags = (over: Partial<FeatureFlags> = {}): FeatureFlags => ({
  socialLogins: [],
  orderTypes: ['Quick', 'Delivery', 'HomeMoving'],
  pays: ['card'],
  ...over,
});
