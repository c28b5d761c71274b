import { ApiError } from '@/domain/api-error';
import { framesOf, scrub } from './scrub';

type ErrorReport = {
  kind: 'error';
  name: string;
  message: string;
  stack: string[];
  route: string;
  /** Only for a failed call, whose message is left out because it may quote the customer. */
  status?: number;
  /** As the contract writes it, such as `get /order/api/v1/orders/{id}`. */
  operation?: string;
  msgId?: string;
  requestId?: string;
  /** Of an answer that could not be read: operation, place in it, what was expected and found there. No values. */
  unreadable?: string;
  /** How often it happened since the last batch. */
  count: number;
};
type MetricReport = { kind: 'metric'; name: string; value: number; route: string };
type Report = ErrorReport | MetricReport;

type Options = {
  release: string;
  language: string;
  /** The pattern of the route (`/orders/[id]`), never the address. */
  route: () => string;
  /** Passes a batch to the browser, which sends it even while the page closes. */
  send: (body: string) => void;
  /** Whether web vitals of this visit are reported; errors always are. */
  isMeasured: boolean;
};

const BATCH_MS = 10_000;
const MAX_ERRORS = 20;
const MAX_METRICS = 50;
const MAX_PLACE = 200;

/** An id that could hold a customer's words is left out. */
const safeId = (id: string | undefined) => (id !== undefined && /^[\w-]{1,64}$/.test(id) ? id : undefined);

/** Expected: refused calls, aborted calls, and calls that failed offline. */
function isExpected(error: Error): boolean {
  if (error instanceof DOMException && error.name === 'AbortError') return true;
  return error instanceof ApiError && (error.isAborted || error.isRefused || !navigator.onLine);
}

/** Collects the reports of one page, without personal data, and sends them in batches. */
export function createTelemetry({ release, language, route, send, isMeasured }: Options) {
  const known = new Map<string, ErrorReport>();
  let batch: Report[] = [];
  let metrics = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function flush() {
    clearTimeout(timer);
    timer = undefined;
    if (batch.length === 0) return;
    send(JSON.stringify({ release, language, at: new Date().toISOString(), reports: batch }));
    batch = [];
  }

  function add(report: Report) {
    batch.push(report);
    timer ??= setTimeout(flush, BATCH_MS);
  }

  function error(cause: unknown) {
    if (!(cause instanceof Error) || isExpected(cause)) return;
    const call = cause instanceof ApiError ? cause : null;
    const status = call?.status;
    const operation = call?.operation ?? call?.unreadable?.operation;
    // The message of a failed call may quote the customer.
    const message = call ? '' : scrub(cause.message);
    const stack = framesOf(cause.stack ?? '');
    const unreadable = call?.unreadable && Object.values(call.unreadable).join(' ').slice(0, MAX_PLACE);
    const fingerprint = [cause.name, status, operation, message, unreadable, stack[0]].join('|');
    const before = known.get(fingerprint);
    if (before) {
      if (batch.includes(before)) before.count += 1;
      return;
    }
    if (known.size >= MAX_ERRORS) return;
    const msgId = safeId(call?.msgId);
    const requestId = safeId(call?.requestId);
    const report: ErrorReport = {
      kind: 'error',
      name: cause.name,
      message,
      stack,
      route: route(),
      count: 1,
      ...(status === undefined ? {} : { status }),
      ...(operation === undefined ? {} : { operation }),
      ...(msgId === undefined ? {} : { msgId }),
      ...(requestId === undefined ? {} : { requestId }),
      ...(unreadable === undefined ? {} : { unreadable }),
    };
    known.set(fingerprint, report);
    add(report);
  }

  function metric(name: string, value: number) {
    if (!isMeasured || metrics >= MAX_METRICS) return;
    metrics += 1;
    add({ kind: 'metric', name, value: Math.round(value * 1000) / 1000, route: route() });
  }

  return { error, metric, flush };
}
