const BYTES = 32;

/** Base64 with the URL alphabet and without padding (RFC 4648 §5). */
export const base64Url = (bytes: Uint8Array) =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** 256 random bits as 43 characters that are safe in a URL. */
export const randomText = () => base64Url(crypto.getRandomValues(new Uint8Array(BYTES)));
