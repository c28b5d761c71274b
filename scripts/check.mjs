// `npm run check`, before every commit: static checks, and the unit tests of the uncommitted change.
import { testRun } from './lib/test-run.mjs';

await testRun(({ staticStages, changedUnitStages }) => [...staticStages(), ...changedUnitStages()], {
  needsBrowser: false,
});
