import fc from 'fast-check';

/**
 * The same examples on every run: a rare one that fails is found when the code changes, not when the dice do. Another
 * number tries others.
 */
fc.configureGlobal({ seed: 20_261_115 });
