import { REQUEST_TIMEOUT_MS } from '@/config/limits';
import type { Exchange } from '../provider';
import { ask, dataOf, listOf, missingIn, report, textOf, wants, type Run } from './answer';

const PICTURE = { fileName: 'check.jpg', type: 'image/jpeg', bytes: 'not a real picture' };

const originOf = (url: string) => (URL.canParse(url) ? new URL(url).origin : undefined);

/** Whether the site may show these pictures. Only `--files-host` says which host its policy allows. */
export function checkPictures(run: Run, exchange: Exchange, field: string, pictures: unknown) {
  const { filesHost } = run.options;
  if (filesHost === undefined || !wants(run, exchange.operation)) return;
  const urls = listOf(pictures).flatMap((picture) => textOf(picture, 'url') ?? []);
  const count = urls.filter((url) => originOf(url) !== filesHost).length;
  if (count === 0) return;
  const meaning = 'Browsers do not show the picture: the policy of the site allows the files host alone.';
  report(run, exchange, {
    level: 'loses',
    field,
    expected: 'an address at --files-host',
    found: 'another origin',
    meaning,
    count,
  });
}

/** Asks the storage as browsers do, and puts a picture there. */
async function store(run: Run, presigned: Exchange): Promise<string | undefined> {
  const { site, filesHost } = run.options;
  const [url, key] = [textOf(dataOf(presigned), 'url'), textOf(dataOf(presigned), 'key')];
  if (url === undefined || key === undefined || !URL.canParse(url)) return undefined;
  const refused = (expected: string, found: string, meaning = 'No picture can be added.') =>
    report(run, presigned, { level: 'fails', field: 'data.url', expected, found, meaning });

  if (filesHost === undefined) run.findings.note('presignFile', 'its host is compared only with --files-host');
  else if (originOf(url) !== filesHost) {
    refused('an address at --files-host', 'another origin', 'The app uploads to the files host alone.');
  }
  /** Uploads carry no credentials, so `*` counts. */
  const isMissing = (headers: Headers, name: string, value: string) => {
    const allowed = headers.get(`Access-Control-Allow-${name}`);
    return allowed !== '*' && missingIn(allowed, [value]).length > 0;
  };
  const fetchUrl = (init: RequestInit) => fetch(url, { ...init, signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS) });
  const isOther = originOf(url) !== site;
  try {
    if (isOther) {
      const asked = { 'Access-Control-Request-Method': 'PUT', 'Access-Control-Request-Headers': 'content-type' };
      const { ok, status, headers } = await fetchUrl({ method: 'OPTIONS', headers: { Origin: site, ...asked } });
      if (!ok) refused('a preflight with 200 to 299', String(status));
      else if (isMissing(headers, 'Origin', site)) refused('CORS for the site', 'a preflight without its origin');
      else if (isMissing(headers, 'Methods', 'PUT')) refused('CORS for PUT', 'a preflight without PUT');
      else if (isMissing(headers, 'Headers', 'Content-Type')) {
        refused('CORS for the header Content-Type', 'a preflight without it');
      }
    }
    const put = await fetchUrl({
      method: 'PUT',
      headers: { Origin: site, 'Content-Type': PICTURE.type },
      body: PICTURE.bytes,
    });
    if (!put.ok) refused('an address that takes a PUT', String(put.status));
    else if (isOther && isMissing(put.headers, 'Origin', site)) refused('CORS for the site', 'an answer without it');
    return put.ok ? key : undefined;
  } catch {
    refused('an address that takes a PUT', 'no answer');
    return undefined;
  }
}

export async function checkImages(run: Run, orderId: string) {
  if (!wants(run, 'presignFile', 'addOrderImages')) return;
  const presigned = await ask(run, 'presignFile', { as: 'member', body: { fileName: PICTURE.fileName } });
  const key = await store(run, presigned);
  if (key === undefined) return run.findings.note('addOrderImages', 'there was nowhere to put a picture');
  const body = { orderId, images: [{ key }] };
  const added = await ask(run, 'addOrderImages', { as: 'member', path: { orderId }, body });
  checkPictures(run, added, 'data[].url', dataOf(added));
}
