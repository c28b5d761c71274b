import { SITE } from './site';

/** The link that calls the customer centre. */
export const CUSTOMER_CENTRE_CALL = `tel:${SITE.customerCentrePhone.replaceAll('-', '')}`;
