import { providerPage } from '../client/provider-address';

/** The address of the provider's page for the identity check (spec §7), which the browser opens. */
export const identityCheckAddress = () => providerPage('/user/api/v1/auth/kcb/authentication-start');
