const BYTES = 32;

export const base64Url = (bytes: Uint8Array) =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** 256 bits that nobody can guess, in 43 characters fit for a URL. */
export const randomText = () => base64Url(crypto.getRandomValues(new Uint8Array(BYTES)));
