// `npm test`: the checks before a change is merged; works on a fresh clone. With other arguments, which go to
// Playwright, only the browser tests run: `npm test -- cancel-order`. `--all`, `--smoke` and the names below are the
// commands in package.json.
import { testRun } from './lib/test-run.mjs';

const withoutBrowser = ({ staticStages, buildStages, unitStage }) => {
  const [lint, ...others] = staticStages();
  // The longest stage first, beside those that need one core; then the one that uses both.
  return [lint, ...buildStages(), ...others, unitStage()];
};

const COMMANDS = {
  '--all': (checks) => {
    const {
      allJourneysStage,
      brandStage,
      compilerStage,
      galleryStage,
      hostingStage,
      modelsStages,
      enduranceStage,
      engineStages,
    } = checks;
    return [
      ...withoutBrowser(checks),
      compilerStage(),
      hostingStage(),
      allJourneysStage(),
      galleryStage(),
      ...modelsStages(),
      enduranceStage(),
      ...engineStages(),
      brandStage(),
    ];
  },
  '--smoke': ({ buildStages, smokeStage }) => [buildStages()[0], smokeStage()],
  '--gallery': ({ galleryStage }) => [galleryStage()],
  '--brand': ({ brandStage }) => [brandStage()],
  '--hosting': ({ buildStages, hostingStage }) => [buildStages()[0], hostingStage()],
  '--models': ({ modelsStages }) => modelsStages(),
  '--endurance': ({ buildStages, enduranceStage }) => [buildStages()[0], enduranceStage()],
  '--engines': ({ buildStages, engineStages }) => [buildStages()[0], ...engineStages()],
};

const [first, ...rest] = process.argv.slice(2);
const known = COMMANDS[first];
if (known && rest.length === 0) await testRun(known, { needsBrowser: first !== '--models' && first !== '--hosting' });
else if (first === undefined) await testRun((checks) => [...withoutBrowser(checks), checks.journeysStage()]);
else await testRun(({ buildStages, allJourneysStage }) => [buildStages()[0], allJourneysStage([first, ...rest])]);
