import fc from 'fast-check';

// The same cases with every run: a new one is looked for by changing the seed, not met by chance.
fc.configureGlobal({ seed: 20_261_121 });

export default fc;
