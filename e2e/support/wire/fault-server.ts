import { request } from 'node:http';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { CONTENT_FAULTS, EARLY_FAULTS } from './content-faults';
import type { Break } from './exchange';
import { FRAMING_FAULTS } from './framing-faults';
import { bodyLength, readHead, withoutFraming, type Answer, type Call } from './http-text';
import { CONNECTION_FAULTS } from './connection-faults';

const FAULTS = { ...CONNECTION_FAULTS, ...FRAMING_FAULTS, ...CONTENT_FAULTS, ...EARLY_FAULTS };
export type FaultName = keyof typeof FAULTS;
export const FAULT_NAMES = Object.keys(FAULTS) as FaultName[]; // boundary: the keys of the table above

type Mode = { name: FaultName; hits: (call: Call) => boolean };
type Upstream = { host: string; port: number };

export type FaultServer = {
  port: number;
  /** From now on breaks each request that `hits` selects, except preflights. */
  break: (name: FaultName, hits?: (call: Call) => boolean) => void;
  /** Lets everything through again and closes hanging connections. */
  mend: () => void;
  /** Number of requests hit since the last `break`. */
  hits: () => number;
  close: () => Promise<void>;
};

const isEarly = (name: FaultName) => name in EARLY_FAULTS;

function forward({ host, port }: Upstream, { method, path, headers }: Call, body: Buffer): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const kept = withoutFraming([...headers]).filter(([name]) => name !== 'accept-encoding');
    const length: [string, string][] = body.length > 0 ? [['content-length', String(body.length)]] : [];
    const options = { host, port, method, path, agent: false, headers: Object.fromEntries([...kept, ...length]) };
    const asked = request(options, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('error', reject);
      answer.on('end', () => {
        const raw = answer.rawHeaders;
        const pairs = raw.flatMap((name, at): [string, string][] => (at % 2 === 0 ? [[name, raw[at + 1] ?? '']] : []));
        resolve({
          status: answer.statusCode ?? 0,
          reason: answer.statusMessage ?? '',
          headers: withoutFraming(pairs),
          body: Buffer.concat(parts),
        });
      });
    });
    asked.on('error', reject);
    asked.end(body);
  });
}

/** Forwards the bytes unchanged, except that the connection serves only this request. */
function passThrough({ host, port }: Upstream, socket: Socket, bytes: Buffer, bodyAt: number) {
  const head = bytes
    .subarray(0, bodyAt)
    .toString('latin1')
    .replace(/\r\nConnection: [^\r]*/i, '');
  const far = connect(port, host);
  far.write(head.replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n'), 'latin1');
  far.write(bytes.subarray(bodyAt));
  socket.on('data', (data: Buffer) => far.write(data));
  far.pipe(socket);
  far.on('error', () => socket.destroy());
  socket.on('close', () => far.destroy());
}

/**
 * A proxy between a browser and a server on raw sockets, so that a fault need not be valid HTTP. Expects one request at
 * a time per connection, as browsers do in HTTP/1.1.
 */
export async function startFaultServer(upstream: Upstream): Promise<FaultServer> {
  const sockets = new Set<Socket>();
  const broken = new Set<Socket>();
  let mode: Mode | undefined;
  let hits = 0;

  const faultFor = (call: Call) => (mode && call.method !== 'OPTIONS' && mode.hits(call) ? mode.name : undefined);

  function attend(socket: Socket) {
    let bytes = Buffer.alloc(0);
    let isDoomed = false;
    let isTaken = false;

    const breakCall = (name: FaultName, call: Call, body: Buffer) => {
      hits += 1;
      broken.add(socket);
      const play: Break = FAULTS[name];
      // Writing fails if the browser has hung up first; then there is nothing left to break.
      void Promise.resolve(
        play({
          socket,
          call,
          forward: () => forward(upstream, call, body),
          doom: () => {
            isDoomed = true;
            isTaken = false;
            bytes = Buffer.alloc(0);
          },
          onEnd: (stop) => socket.once('close', stop),
        }),
      ).catch(() => socket.destroy());
    };

    const read = (data: Buffer) => {
      if (isTaken) return;
      if (isDoomed) {
        socket.resetAndDestroy();
        return;
      }
      bytes = Buffer.concat([bytes, data]);
      const head = readHead(bytes);
      if (!head) return;
      const { call, bodyAt } = head;
      const isWhole = bytes.length >= bodyAt + bodyLength(call);
      const name = faultFor(call);
      if (!isWhole && !(name && isEarly(name))) return;
      isTaken = true;
      if (name) breakCall(name, call, bytes.subarray(bodyAt));
      else {
        socket.off('data', read);
        passThrough(upstream, socket, bytes, bodyAt);
      }
    };
    socket.on('data', read);
  }

  const server = createServer((socket) => {
    sockets.add(socket);
    socket.setNoDelay(true);
    socket.on('error', () => socket.destroy());
    socket.once('close', () => {
      sockets.delete(socket);
      broken.delete(socket);
    });
    attend(socket);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  return {
    port: (server.address() as AddressInfo).port, // boundary: a server on a port has no other kind of address
    break: (name, picks = () => true) => {
      hits = 0;
      mode = { name, hits: picks };
    },
    mend: () => {
      mode = undefined;
      for (const socket of broken) socket.destroy();
    },
    hits: () => hits,
    close: () => {
      for (const socket of sockets) socket.destroy();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
