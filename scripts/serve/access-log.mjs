// One JSON line for each answer. It names the route, never the address: a public link is a secret, and so are the codes and
// tokens in query strings. For the same reason there is no client address and no referrer.

/** What no route answers is logged as far as nothing of it can be an id of somebody's order. */
const unknownRoute = (address) => `/${address.split('/')[1] ?? ''}/…`;

/**
 * @param {{ write: (line: string) => unknown }} stream
 * @param {() => number} [now]
 */
export function createAccessLog(stream, now = Date.now) {
  return (request, response) => {
    const started = now();
    let sent = {};
    const { writeHead } = response;
    response.writeHead = (status, headers) => {
      sent = headers;
      return writeHead.call(response, status, headers);
    };
    response.once('close', () => {
      const [address] = request.url.split('?', 1);
      const line = {
        time: new Date(started).toISOString(),
        method: request.method,
        route: response.route ?? unknownRoute(address),
        status: response.statusCode,
        bytes: request.method === 'HEAD' ? 0 : (sent['Content-Length'] ?? 0),
        encoding: sent['Content-Encoding'] ?? null,
        ms: now() - started,
        // Whether the client got all of it.
        isComplete: response.writableFinished,
      };
      stream.write(`${JSON.stringify(line)}\n`);
    });
  };
}
