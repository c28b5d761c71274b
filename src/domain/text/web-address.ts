/** Allows only web URLs, because the provider's URLs could be `javascript:` links. */
export const isWebAddress = (url: string) => /^https?:\/\//i.test(url);
