import type { components } from '@/api/contract/schema.gen';
import { ANONYMOUS_ROLE, CUSTOMER_TYPE } from './accounts';

/** The profile fields that the app keeps. */
export type CurrentUser = components['schemas']['User'];

export const isAnonymous = (user: CurrentUser) => user.role === ANONYMOUS_ROLE;

/** Whether the user orders on behalf of an organization, which pays. */
export const isOrganizationStaff = ({ customerType, organization }: CurrentUser) =>
  customerType === CUSTOMER_TYPE.b2b && Boolean(organization);
