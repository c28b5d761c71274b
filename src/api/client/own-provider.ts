import type { OwnSteps } from './own-steps';

/**
 * For what the words of NEXT_PUBLIC_PROVIDER_DIALECT do not cover: see docs/provider-differences.md. A deployment writes its
 * own steps here, and `own-steps` among those words. `npm run conform` takes them, too; they run in browsers and in Node.
 */
export const OWN: OwnSteps = {};
