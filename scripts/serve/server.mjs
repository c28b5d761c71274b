// The site's HTTP server, with limits on what one client can occupy.
import { createServer } from 'node:http';
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

export function createSiteServer(site, limits = {}) {
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

  const server = createServer(options, createResponder(site));
  server.maxConnections = maxConnections;
  server.timeout = timeout;
  server.on('clientError', ({ code }, socket) => {
    const isAnswered = code === 'ERR_HTTP_REQUEST_TIMEOUT' && socket.bytesWritten > 0;
    if (socket.writable && !isAnswered) socket.write(refusal(REFUSALS[code] ?? '400 Bad Request'));
    // `end` alone would wait for the client to close too, which may never happen.
    socket.destroySoon();
  });
  return server;
}
