/** What V8 holds after a collection, in bytes, and what the page has in the DOM. */
export async function measureHeap(session) {
  for (let pass = 0; pass < 3; pass += 1) await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters');
  return { bytes: usedSize, nodes, listeners: jsEventListeners };
}

/** What a page makes itself. The other kinds are the code that V8 compiles, and the browser's own objects. */
const OWN_KINDS = [
  'object',
  'array',
  'string',
  'concatenated string',
  'sliced string',
  'closure',
  'regexp',
  'number',
  'bigint',
  'symbol',
];

/** Bytes of the page's own objects, by a snapshot of the heap: the part of `measureHeap` that grows if the page leaks. */
export async function measureOwnObjects(session) {
  const chunks = [];
  const collect = ({ chunk }) => chunks.push(chunk);
  session.on('HeapProfiler.addHeapSnapshotChunk', collect);
  await session.send('HeapProfiler.takeHeapSnapshot');
  session.off('HeapProfiler.addHeapSnapshotChunk', collect);
  const { snapshot, nodes } = JSON.parse(chunks.join(''));
  const { node_fields: fields, node_types: types } = snapshot.meta;
  const [kind, size] = ['type', 'self_size'].map((field) => fields.indexOf(field));
  const own = new Set(OWN_KINDS.map((name) => types[kind].indexOf(name)));
  let bytes = 0;
  for (let node = 0; node < nodes.length; node += fields.length)
    if (own.has(nodes[node + kind])) bytes += nodes[node + size];
  return bytes;
}

export const megabytes = (bytes) => Number((bytes / 1e6).toFixed(2));
