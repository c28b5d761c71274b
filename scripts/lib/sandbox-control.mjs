// Changes the data of the sandbox that a developer has started; sandbox/control/client.ts does it for the browser tests.
import { sandboxOrigin } from './ports.mjs';

/** Posts to a control route and returns its answer. Throws if the sandbox refuses. */
export async function postControl(path, body = {}) {
  const answer = await fetch(`${sandboxOrigin()}/__sandbox${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`The sandbox refused ${path}: ${answer.status}`);
  return answer.json();
}
