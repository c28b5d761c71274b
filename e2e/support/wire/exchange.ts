import type { Socket } from 'node:net';
import type { Answer, Call } from './http-text';

/** One request of a browser, and what a fault can do with it. */
export type Exchange = {
  socket: Socket;
  call: Call;
  /** Sends the request to the provider and resolves to its response. */
  forward: () => Promise<Answer>;
  /** Hangs up on the browser's next request over this connection. */
  doom: () => void;
  /** Called when the fault ends or the browser hangs up. */
  onEnd: (stop: () => void) => void;
};

export type Break = (exchange: Exchange) => void | Promise<void>;

const halfLength = ({ length }: { length: number }) => Math.max(1, Math.floor(length / 2));

/** The first half, but at least one byte. */
export const half = (bytes: Buffer) => bytes.subarray(0, halfLength(bytes));
export const halfText = (text: string) => text.slice(0, halfLength(text));

/** The CORS headers that let the page read a response. */
export const corsHeaders = ({ headers }: Call): [string, string][] => [
  ['Access-Control-Allow-Origin', headers.get('origin') ?? '*'],
  ['Access-Control-Allow-Credentials', 'true'],
  ['Access-Control-Expose-Headers', 'Retry-After, X-Request-Id, Date'],
];
