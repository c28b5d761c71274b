import type { ErrorItem } from './operation';

export type Violation = { operationId: string; requestId: string; items: ErrorItem[] };
type Counts = Record<string, number>;
export type JournalState = {
  requests: Counts;
  violations: number;
  lastViolations: Violation[];
  answerViolations: number;
  lastAnswerViolations: Violation[];
  /** Operations called with the guest credential although the browser had a user's session. */
  guestBesideSession: string[];
};

const MAX_ENTRIES = 50;
const emptyState = (): JournalState => ({
  requests: {},
  violations: 0,
  lastViolations: [],
  answerViolations: 0,
  lastAnswerViolations: [],
  guestBesideSession: [],
});

/** Counts requests since the start, and records violations of the contract. */
export class Journal {
  #state = emptyState();

  countRequest(operationId: string) {
    this.#state.requests[operationId] = (this.#state.requests[operationId] ?? 0) + 1;
  }

  noteViolation(violation: Violation) {
    this.#state.violations += 1;
    this.#state.lastViolations = [...this.#state.lastViolations, violation].slice(-MAX_ENTRIES);
  }

  noteAnswerViolation(violation: Violation) {
    this.#state.answerViolations += 1;
    this.#state.lastAnswerViolations = [...this.#state.lastAnswerViolations, violation].slice(-MAX_ENTRIES);
    console.error('sandbox: an answer breaks the contract', JSON.stringify(violation));
  }

  noteGuestBesideSession(operationId: string) {
    this.#state.guestBesideSession = [...this.#state.guestBesideSession, operationId].slice(-MAX_ENTRIES);
  }

  read(): JournalState {
    return structuredClone(this.#state);
  }

  reset() {
    this.#state = emptyState();
  }
}
