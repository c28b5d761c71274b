// `npm test`: the checks before a change lands; works on a fresh clone. Arguments go to Playwright, and then only the
// browser tests run: `npm test -- cancel-order`. `--all`, `--smoke` and the names below are the commands of package.json.
import { testRun } from './lib/test-run.mjs';

const withoutBrowser = ({ staticStages, buildStages, unitStage }) => {
  const [lint, ...others] = staticStages();
  // The longest first, beside it all that needs one core; then what uses both.
  return [lint, ...buildStages(), ...others, unitStage()];
};

const COMMANDS = {
  '--all': (checks) => {
    const { allJourneysStage, hostingStage, modelsStage, enduranceStage, engineStages } = checks;
    return [
      ...withoutBrowser(checks),
      hostingStage(),
      allJourneysStage(),
      modelsStage(),
      enduranceStage(),
      ...engineStages(),
    ];
  },
  '--smoke': ({ buildStages, smokeStage }) => [buildStages()[0], smokeStage()],
  '--hosting': ({ buildStages, hostingStage }) => [buildStages()[0], hostingStage()],
  '--models': ({ modelsStage }) => [modelsStage()],
  '--endurance': ({ buildStages, enduranceStage }) => [buildStages()[0], enduranceStage()],
  '--engines': ({ buildStages, engineStages }) => [buildStages()[0], ...engineStages()],
};

const [first, ...rest] = process.argv.slice(2);
const known = COMMANDS[first];
if (known && rest.length === 0) await testRun(known, { needsBrowser: first !== '--models' && first !== '--hosting' });
else if (first === undefined) await testRun((checks) => [...withoutBrowser(checks), checks.journeysStage()]);
else await testRun(({ buildStages, allJourneysStage }) => [buildStages()[0], allJourneysStage([first, ...rest])]);
