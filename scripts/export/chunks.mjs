// Makes what `next build` leaves of a script or a style sheet ready to be served.

/**
 * Chromium compiles a script that begins so as a whole and beside the main thread. Otherwise it compiles each function
 * at its first call, on the main thread: 0.3 to 0.6 s of a first visit on a slow phone.
 */
const COMPILE_HINT = '//# allFunctionsCalledOnLoad\n';
/** Names the map, which is not in the site. */
const REFERENCE = /\n\/[/*]# sourceMappingURL=(\S+?)(?:\*\/)?\s*$/;

/** @param {string} code */
export const withoutReference = (code) => code.replace(REFERENCE, '');

/**
 * @param {string} code
 * @param {(name: string) => string} readMap
 * @returns {{ script: string, map?: string }} `map`: of the script as it is served, if the build made one
 */
export function finishChunk(code, readMap) {
  const name = REFERENCE.exec(code)?.[1];
  const script = COMPILE_HINT + withoutReference(code);
  if (!name) return { script };
  const map = JSON.parse(readMap(name));
  // The hint adds a line above the code, so every place in the map moves down by one.
  return { script, map: JSON.stringify({ ...map, mappings: `;${map.mappings}` }) };
}
