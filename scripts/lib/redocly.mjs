// Redocly CLI, which checks the contract and makes a page of it.
import { bin, must } from './run.mjs';

const FOLDER = 'src/api/contract';
export const CONTRACT = `${FOLDER}/openapi.yaml`;

/** Without these it asks the registry for updates and reports its use. */
const QUIET = { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };

/** Runs a command of it with the project's rules; ends the process when it fails. */
export const redocly = (...args) =>
  must(bin('redocly'), [...args, `--config=${FOLDER}/redocly.yaml`], { env: { ...process.env, ...QUIET } });
