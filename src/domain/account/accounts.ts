/** Spec §3 "Login type". The app offers no Facebook or Daum sign-in; their codes only appear in responses. */
export const LOGIN_TYPE = { idPassword: 1, google: 2, facebook: 3, naver: 4, daum: 5, kakao: 6 } as const;

/** Spec §3 "Customer type". */
export const CUSTOMER_TYPE = { b2c: 1, b2b: 2 } as const;

/** Spec §3 "Organization type". */
const ORGANIZATION_TYPE = {
  enterprisePlanned: 1,
  enterpriseOnDemand: 2,
  platform: 3,
  driverGroup: 4,
} as const;
type OrganizationTypeName = keyof typeof ORGANIZATION_TYPE;

const isOrganizationTypeName = (name: string): name is OrganizationTypeName => name in ORGANIZATION_TYPE;

/** The name of an organization type code; null for a code that this app does not know yet. */
export function organizationTypeName(type: number): OrganizationTypeName | null {
  const [name] = Object.entries(ORGANIZATION_TYPE).find(([, code]) => code === type) ?? [];
  return name !== undefined && isOrganizationTypeName(name) ? name : null;
}

/** Spec §6: the role that marks a guest. */
export const ANONYMOUS_ROLE = 'anonymous';
