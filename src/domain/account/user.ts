import { ANONYMOUS_ROLE, CUSTOMER_TYPE } from './accounts';

/** The profile fields that the app keeps. */
export type CurrentUser = {
  id: string;
  name: string;
  phoneNumber: string;
  role: string;
  customerType?: number | undefined;
  loginTypeCd?: number | undefined;
  organization?: { id: string; code: string; name: string; type: number } | null | undefined;
  isMarketingAgreed?: boolean | undefined;
  point?: number | undefined;
  customerKey?: string | undefined;
};

export const isAnonymous = (user: CurrentUser) => user.role === ANONYMOUS_ROLE;

/** Whether the user orders on behalf of an organization, which pays. */
export const isOrganizationStaff = ({ customerType, organization }: CurrentUser) =>
  customerType === CUSTOMER_TYPE.b2b && Boolean(organization);
