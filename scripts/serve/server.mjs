// The site's HTTP server, with limits on what one client can occupy.
import { createServer } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { createResponder } from './respond.mjs';

/** Requests have no bodies, and every response is in memory. */
const LIMITS = {
  headersTimeout: 15_000,
  requestTimeout: 20_000,
  connectionsCheckingInterval: 5_000,
  // Longer than a load balancer keeps an idle connection; otherwise it could send a request into a closed one.
  keepAliveTimeout: 65_000,
  // Closes connections without progress, such as a client that does not read its response.
  timeout: 60_000,
  maxConnections: 2_000,
};
const REFUSALS = {
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
};

/**
 * @param {ReturnType<typeof import('./site.mjs').readSite>} site
 * @param {Partial<typeof LIMITS>} [limits]
 * @param {{ log?: (request: object, response: object) => void }} [options] `log`: is called with each request
 */
export function createSiteServer(site, limits = {}, { log } = {}) {
  const { maxConnections, timeout, ...options } = { ...LIMITS, ...limits };
  const refusal = (status) =>
    [
      `HTTP/1.1 ${status}`,
      'Connection: close',
      'Content-Length: 0',
      ...Object.entries(site.headers).map((header) => header.join(': ')),
      '',
      '',
    ].join('\r\n');

  let isStopping = false;
  const respond = createResponder(site, { isStopping: () => isStopping });
  const server = createServer(options, (request, response) => {
    log?.(request, response);
    respond(request, response);
  });
  server.maxConnections = maxConnections;
  server.timeout = timeout;
  server.on('clientError', ({ code }, socket) => {
    const isAnswered = code === 'ERR_HTTP_REQUEST_TIMEOUT' && socket.bytesWritten > 0;
    if (socket.writable && !isAnswered) socket.write(refusal(REFUSALS[code] ?? '400 Bad Request'));
    // `end` alone would wait for the client to close too, which may never happen.
    socket.destroySoon();
  });
  /**
   * Ends without cutting an answer off. `announceMs`: new requests are still taken, while `/healthz` already says 503, until
   * load balancers know; `drainMs`: how long answers under way may then take.
   */
  const stop = async ({ announceMs = 0, drainMs = 10_000 } = {}) => {
    isStopping = true;
    await sleep(announceMs);
    const ended = new Promise((resolve) => server.close(resolve));
    server.closeIdleConnections();
    await Promise.race([ended, sleep(drainMs, undefined, { ref: false })]);
    server.closeAllConnections();
    await ended;
  };
  return Object.assign(server, { stop });
}
