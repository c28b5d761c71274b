import { startStack } from './scripts/lib/stack.mjs';
await startStack({ sandboxes: 1 });
console.log('up');
setInterval(() => {}, 1e6);
