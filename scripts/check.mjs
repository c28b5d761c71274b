// `npm run check`, before every commit: everything static, and the unit tests of what has changed since the last one.
import { testRun } from './lib/test-run.mjs';

await testRun(({ staticStages, changedUnitStages }) => [...staticStages(), ...changedUnitStages()], {
  needsBrowser: false,
});
