type Work = (lock: object | null) => Promise<unknown>;
type Ticket = { owner: object; start: () => void };

/** A minimal Web Locks implementation that releases a page's locks when it closes, as browsers do. */
export function createLocks<Owner extends object>(
  ownerNow: () => Owner,
  runAs: (owner: Owner, work: () => void) => void,
) {
  const queues = new Map<string, Ticket[]>();

  const leave = (queue: Ticket[], gone: (ticket: Ticket) => boolean) => {
    const [first] = queue;
    const left = queue.filter((ticket) => !gone(ticket));
    queue.splice(0, queue.length, ...left);
    if (first && left[0] && left[0] !== first) left[0].start();
  };

  const request = (name: string, options: Work | { ifAvailable: boolean }, given?: Work): Promise<unknown> => {
    const work = typeof options === 'function' ? options : given;
    if (!work) throw new TypeError('A lock needs work');
    const queue = queues.get(name) ?? [];
    queues.set(name, queue);
    if (typeof options !== 'function' && queue.length > 0) return work(null);
    return new Promise((resolve, reject) => {
      const owner = ownerNow();
      const ticket: Ticket = {
        owner,
        start: () =>
          runAs(owner, () => {
            void work({})
              .then(resolve, reject)
              .finally(() => leave(queue, (other) => other === ticket));
          }),
      };
      queue.push(ticket);
      if (queue[0] === ticket) ticket.start();
    });
  };

  return {
    request,
    drop: (owner: object) => {
      for (const queue of queues.values()) leave(queue, (ticket) => ticket.owner === owner);
    },
  };
}
