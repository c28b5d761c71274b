type Receiver = (message: string) => void;

/** Simulates the connection between push service and browsers: delivers a message to all that hold its token. */
export class Deliveries {
  readonly #browsers = new Map<string, Set<Receiver>>();

  /** Returns a function that stops listening. */
  listen(token: string, receiver: Receiver): () => void {
    const receivers = this.#browsers.get(token) ?? new Set();
    this.#browsers.set(token, receivers.add(receiver));
    return () => {
      receivers.delete(receiver);
      if (receivers.size === 0) this.#browsers.delete(token);
    };
  }

  /** Returns how many browsers received it. */
  send(token: string, message: string): number {
    const receivers = this.#browsers.get(token) ?? [];
    for (const receiver of receivers) receiver(message);
    return [...receivers].length;
  }
}
