// Answers a request from the variants in memory, or from a file that is too large for it.
import { pipeline } from 'node:stream';

/** In our order of preference: with equal weights, the smallest variant wins. */
const ENCODINGS = ['br', 'gzip', 'identity'];
/** Weight of `identity` for a client that does not name it: a last resort. */
const IDENTITY_WEIGHT = 0.0001;

/** Parses `gzip;q=0.5, *;q=0` into names and weights. */
function readWeights(accepted) {
  const weights = new Map();
  for (const part of accepted.toLowerCase().split(',')) {
    const [name, ...parameters] = part.split(';').map((text) => text.trim());
    const q = parameters.find((text) => text.startsWith('q='));
    const weight = q === undefined ? 1 : Number(q.slice(2));
    weights.set(name, weight > 0 ? weight : 0);
  }
  return weights;
}

function variantFor(file, request) {
  const weights = readWeights(request.headers['accept-encoding'] ?? '');
  const weightOf = (name) => weights.get(name) ?? weights.get('*') ?? (name === 'identity' ? IDENTITY_WEIGHT : 0);
  let best = file.plain;
  let bestWeight = 0;
  for (const name of ENCODINGS) {
    const variant = name === 'identity' ? file.plain : file[name];
    if (!variant || weightOf(name) <= bestWeight) continue;
    best = variant;
    bestWeight = weightOf(name);
  }
  return best;
}

/** First and last byte, `unsatisfiable`, or undefined for the whole file. */
function rangeOf({ headers }, { body, etag }) {
  const match = /^bytes=(\d*)-(\d*)$/i.exec(headers.range ?? '');
  const isOfThis = headers['if-range'] === undefined || headers['if-range'] === etag;
  if (!match || !isOfThis) return undefined;
  const [, from, to] = match;
  if (from === '' && to === '') return undefined;
  const start = from === '' ? Math.max(0, body.length - Number(to)) : Number(from);
  const end = from === '' || to === '' ? body.length - 1 : Math.min(Number(to), body.length - 1);
  if (from !== '' && to !== '' && Number(to) < start) return undefined;
  return start < body.length ? { start, end } : 'unsatisfiable';
}

/** @param {{ start: number, end: number }} [range] all of it otherwise */
function sendBody(response, body, range) {
  if (Buffer.isBuffer(body)) {
    response.end(range ? body.subarray(range.start, range.end + 1) : body);
    return;
  }
  // The file is gone, or the client is: the length is already promised, so the connection ends.
  pipeline(body.read(range), response, (error) => error && response.destroy());
}

function send(request, response, file) {
  const { status } = file;
  response.route = file.route;
  const variant = variantFor(file, request);
  const { body, etag, headers } = variant;
  if (status !== 200) {
    response.writeHead(status, headers).end(request.method === 'HEAD' ? undefined : body);
    return;
  }
  if (etag && request.headers['if-none-match']?.includes(etag)) {
    const { 'Content-Length': _length, ...unchanged } = headers;
    response.writeHead(304, unchanged).end();
    return;
  }
  const known = { ...headers, 'Accept-Ranges': 'bytes' };
  const range = request.method === 'GET' ? rangeOf(request, variant) : undefined;
  if (range === 'unsatisfiable') {
    const { 'Content-Encoding': _encoding, ...rest } = known;
    response.writeHead(416, { ...rest, 'Content-Length': 0, 'Content-Range': `bytes */${body.length}` }).end();
  } else if (range) {
    const { start, end } = range;
    const about = { 'Content-Length': end - start + 1, 'Content-Range': `bytes ${start}-${end}/${body.length}` };
    sendBody(response.writeHead(206, { ...known, ...about }), body, range);
  } else if (request.method === 'HEAD') response.writeHead(200, known).end();
  else sendBody(response.writeHead(200, known), body);
}

const HEALTH = '/healthz';

/** `isStopping`: a load balancer that asks is told to send no more. */
function answerHealth(site, response, isStopping) {
  const body = JSON.stringify({ status: isStopping ? 'stopping' : 'ok', buildId: site.buildId });
  response.route = HEALTH;
  response.writeHead(isStopping ? 503 : 200, {
    ...site.headers,
    'Content-Type': 'application/json',
    'Content-Length': Buffer.byteLength(body),
    'Cache-Control': 'no-store',
  });
  response.end(body);
}

/**
 * @param {ReturnType<typeof import('./site.mjs').readSite>} site
 * @param {{ isStopping?: () => boolean }} [state]
 */
export function createResponder(site, { isStopping = () => false } = {}) {
  const empty = (response, status, headers) =>
    response.writeHead(status, { ...site.headers, 'Content-Length': 0, ...headers }).end();

  return (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      empty(response, 405, { Allow: 'GET, HEAD' });
      return;
    }
    if (isStopping()) response.setHeader('Connection', 'close');
    const queryAt = request.url.indexOf('?');
    const address = queryAt < 0 ? request.url : request.url.slice(0, queryAt);
    if (address === HEALTH) {
      answerHealth(site, response, isStopping());
      return;
    }
    const file = site.find(address);
    if (file) {
      send(request, response, file);
      return;
    }
    const canonical = site.findCanonical(address);
    if (canonical) {
      response.route = site.find(canonical).route;
      empty(response, 308, { Location: canonical + (queryAt < 0 ? '' : request.url.slice(queryAt)) });
    } else send(request, response, site.notFound(address));
  };
}
