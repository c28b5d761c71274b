type Take = (message: string) => void;

/** Plays the wire between the push service and the browsers: who holds a token hears what is sent to it. */
export class Deliveries {
  private readonly browsers = new Map<string, Set<Take>>();

  /** Returns the way back. */
  listen(token: string, take: Take): () => void {
    const takers = this.browsers.get(token) ?? new Set();
    this.browsers.set(token, takers.add(take));
    return () => {
      takers.delete(take);
      if (takers.size === 0) this.browsers.delete(token);
    };
  }

  /** How many browsers heard it. */
  send(token: string, message: string): number {
    const takers = this.browsers.get(token) ?? [];
    for (const take of takers) take(message);
    return [...takers].length;
  }
}
