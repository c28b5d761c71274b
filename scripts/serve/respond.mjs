// One request, one answer. All of them are ready in memory.

function variantFor(file, request) {
  const accepted = request.headers['accept-encoding'] ?? '';
  if (file.br && /\bbr\b/.test(accepted)) return file.br;
  if (file.gzip && /\bgzip\b/.test(accepted)) return file.gzip;
  return file.plain;
}

function send(request, response, file) {
  const { status } = file;
  const { body, etag, headers } = variantFor(file, request);
  if (status === 200 && etag && request.headers['if-none-match']?.includes(etag)) {
    const { 'Content-Length': _length, ...unchanged } = headers;
    response.writeHead(304, unchanged).end();
    return;
  }
  response.writeHead(status, headers);
  response.end(request.method === 'HEAD' ? undefined : body);
}

export function createResponder(site) {
  const empty = (response, status, headers) =>
    response.writeHead(status, { ...site.headers, 'Content-Length': 0, ...headers }).end();

  return (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      empty(response, 405, { Allow: 'GET, HEAD' });
      return;
    }
    const queryAt = request.url.indexOf('?');
    const address = queryAt < 0 ? request.url : request.url.slice(0, queryAt);
    const file = site.find(address);
    if (file) {
      send(request, response, file);
      return;
    }
    const canonical = site.findCanonical(address);
    if (canonical) empty(response, 308, { Location: canonical + (queryAt < 0 ? '' : request.url.slice(queryAt)) });
    else send(request, response, site.notFound(address));
  };
}
