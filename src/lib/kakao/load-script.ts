/** A script that neither loads nor fails within this time counts as missing. */
const LOAD_LIMIT_MS = 15_000;

/** Adds a vendor's script to the page. Rejects if it is blocked, missing or late, and then leaves nothing behind. */
export function loadScript(url: string): Promise<void> {
  const script = document.createElement('script');
  return new Promise<void>((resolve, reject) => {
    const fail = () => {
      script.remove();
      reject(new Error(`${new URL(url).origin} did not load`));
    };
    const timer = setTimeout(fail, LOAD_LIMIT_MS);
    script.addEventListener('load', () => {
      clearTimeout(timer);
      resolve();
    });
    script.addEventListener('error', () => {
      clearTimeout(timer);
      fail();
    });
    script.async = true;
    script.src = url;
    document.head.append(script);
  });
}
