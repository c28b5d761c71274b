type Rules = {
  isScript: (address: string) => boolean;
  /** What the page shows of the vendor's markup; null if nothing of it may get in. */
  textOf: (markup: string) => string | null;
};

/**
 * What the page's Trusted Types policy lets through for a vendor. Nothing until the vendor's loader asks for it, so that its
 * rules are not part of the first load.
 */
export const trustedVendor: Rules = { isScript: () => false, textOf: () => null };

export function trustVendor(rules: Rules) {
  Object.assign(trustedVendor, rules);
}
