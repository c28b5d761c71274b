import fc from 'fast-check';

const DEFAULT_RUNS = 100;
/** Number of runs of the long models; `npm run test:models` sets a thousand. */
export const MODEL_RUNS = Number(process.env.MODEL_RUNS ?? DEFAULT_RUNS);

const day = () => new Date().toISOString().slice(0, 10).replaceAll('-', '');
// The same cases in every run; the long run has others every day. fast-check prints the seed of a failure.
fc.configureGlobal({ seed: Number(process.env.MODEL_SEED ?? (MODEL_RUNS > DEFAULT_RUNS ? day() : 20_261_121)) });

export default fc;
