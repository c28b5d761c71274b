import { ANONYMOUS_ROLE, CUSTOMER_TYPE } from './accounts';

/** The profile as the app holds it. */
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

/** Orders for an organization, on its account. */
export const isOrganizationStaff = ({ customerType, organization }: CurrentUser) =>
  customerType === CUSTOMER_TYPE.b2b && Boolean(organization);
