import fc from 'fast-check';

// A fixed seed gives the same cases in every run; change the seed to search for new ones.
fc.configureGlobal({ seed: 20_261_121 });

/** Number of runs of the long models; `npm run test:models` sets a thousand. */
export const MODEL_RUNS = Number(process.env.MODEL_RUNS ?? 100);

export default fc;
