// `npm run check`, before every commit: static checks, and the unit tests that the uncommitted change affects.
import { testRun } from './lib/test-run.mjs';

await testRun(({ staticStages, changedUnitStages }) => [...staticStages(), ...changedUnitStages()], {
  needsBrowser: false,
});
