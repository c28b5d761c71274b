/**
 * The company's details that are the same in every language. Its names and its address are in locales/CODE/site.json.
 * A deployment replaces both.
 */
export const SITE = {
  businessNumber: '000-00-00000',
  customerCentrePhone: '1588-0000',
} as const;

/** For link previews, which show no SVG; logo.svg beside it is the same drawing. Its size is given in spec §9. */
export const LOGO_IMAGE = { path: '/images/logo.png', width: 2161, height: 861 } as const;
