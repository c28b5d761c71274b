/**
 * The company behind the product, as far as it is the same in every language; names and the address are in
 * locales/CODE/site.json. A deployment replaces both.
 */
export const SITE = {
  businessNumber: '000-00-00000',
  customerCentrePhone: '1588-0000',
} as const;

/** For previews of links, which show no SVG; the same drawing is beside it as logo.svg. Its size is the spec's (§9). */
export const LOGO_IMAGE = { path: '/images/logo.png', width: 2161, height: 861 } as const;
