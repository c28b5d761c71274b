export type FaultKind = 'status' | 'delay' | 'dropBefore' | 'dropAfterCommit' | 'html' | 'truncate';
export type Fault = {
  /** An operationId of the contract, or a path in which `*` matches anything. */
  target: string;
  kind: FaultKind;
  status?: number;
  body?: unknown;
  headers?: Record<string, string>;
  delayMs?: number;
  /** How many calls it affects; 1 by default. */
  times?: number;
};

const escapeText = (text: string) => text.replace(/[.+?^${}()|[\]\\]/g, '\\$&');
const matchesPath = (pattern: string, path: string) =>
  new RegExp(`^${pattern.split('*').map(escapeText).join('.*')}$`).test(path);

const hits = ({ target }: Fault, operationId: string, path: string) =>
  target.includes('/') ? matchesPath(target, path) : target === operationId;

/** Requested faults that have not all happened yet. */
export class Faults {
  #queue: (Fault & { times: number })[] = [];

  add(fault: Fault) {
    this.#queue.push({ ...fault, times: fault.times ?? 1 });
  }

  take(operationId: string, path: string): Fault | undefined {
    const found = this.#queue.find((fault) => hits(fault, operationId, path));
    if (found) {
      found.times -= 1;
      this.#queue = this.#queue.filter(({ times }) => times > 0);
    }
    return found;
  }

  reset() {
    this.#queue = [];
  }
}
