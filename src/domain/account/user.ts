import type { components } from '@/api/contract/schema.gen';
import { ANONYMOUS_ROLE, CUSTOMER_TYPE } from './accounts';

/** The profile as the app holds it. */
export type CurrentUser = components['schemas']['User'];

export const isAnonymous = (user: CurrentUser) => user.role === ANONYMOUS_ROLE;

/** Orders for an organization, on its account. */
export const isOrganizationStaff = ({ customerType, organization }: CurrentUser) =>
  customerType === CUSTOMER_TYPE.b2b && Boolean(organization);
