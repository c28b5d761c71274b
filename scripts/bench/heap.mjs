/** What V8 holds after a collection, in bytes, and what the page has in the DOM. */
export async function measureHeap(session) {
  for (let pass = 0; pass < 3; pass += 1) await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters');
  return { bytes: usedSize, nodes, listeners: jsEventListeners };
}

export const megabytes = (bytes) => Number((bytes / 1e6).toFixed(2));
