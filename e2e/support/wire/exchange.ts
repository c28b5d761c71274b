import type { Socket } from 'node:net';
import type { Answer, Call } from './http-text';

/** One call of a browser, and what can be done to it. */
export type Exchange = {
  socket: Socket;
  call: Call;
  /** Has the provider do what was asked. Yields its answer. */
  forward: () => Promise<Answer>;
  /** The browser may send its next call over this connection; it will be hung up on. */
  doom: () => void;
  /** Called when the server is mended or the browser hangs up. */
  onEnd: (stop: () => void) => void;
};

export type Break = (exchange: Exchange) => void | Promise<void>;

const halfLength = ({ length }: { length: number }) => Math.max(1, Math.floor(length / 2));

/** Half of it, and never nothing. */
export const half = (bytes: Buffer) => bytes.subarray(0, halfLength(bytes));
export const halfText = (text: string) => text.slice(0, halfLength(text));

/** What a browser of another origin must be told before it shows an answer to the page. */
export const corsHeaders = ({ headers }: Call): [string, string][] => [
  ['Access-Control-Allow-Origin', headers.get('origin') ?? '*'],
  ['Access-Control-Allow-Credentials', 'true'],
  ['Access-Control-Expose-Headers', 'Retry-After, X-Request-Id, Date'],
];
