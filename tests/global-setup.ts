import { ensureGenerated } from '../scripts/lib/prepare.mjs';

/** Tests import generated texts and values, which are missing after a clone and old after another checkout. */
export default ensureGenerated;
