import { randomUUID } from 'node:crypto';
import { OPERATIONS } from './contract';
import { hintOf } from './dialects';
import { Findings, type Results } from './findings';
import { UsageError, type Options } from './options';
import { connect } from './provider';
import { checkReads } from './checks/reads';
import { signIn, signOut } from './checks/session';
import { checkPreflights, checkRefusals, checkUnknown } from './checks/transport';
import { checkWrites, noteUnasked } from './checks/writes';
import type { Run } from './checks/answer';

/** First, because otherwise every request to a host that cannot be reached would wait for its time limit. */
async function reachHosts({ provider, options }: Run) {
  const wanted = OPERATIONS.filter(({ id }) => options.only.has(id));
  for (const origin of new Set(wanted.map(({ id }) => provider.addressOf(id).origin))) {
    const reason = await provider.whySilent(origin);
    if (reason !== undefined)
      throw new UsageError(
        `nothing answers at ${origin} (${reason}). Behind a proxy, or with a certificate of your own: docs/conform.md`,
      );
  }
}

async function checkAll(run: Run) {
  const sample = await checkReads(run);
  const id = sample?.id ?? randomUUID();
  const path = { id, orderId: id, organizationId: sample?.organizationId ?? 'nobody' };
  await checkRefusals(run, path);
  await checkUnknown(run);
  await checkPreflights(run, path);
  if (run.options.isWriting) await checkWrites(run);
}

/** Sends all requests and resolves to the findings. Rejects with `UsageError` if it cannot begin. */
export async function conform(options: Options): Promise<Results> {
  const run: Run = { options, provider: connect(options), findings: new Findings(), received: [] };
  await reachHosts(run);
  noteUnasked(run);
  await signIn(run);
  try {
    await checkAll(run);
  } finally {
    await signOut(run);
  }
  const hint = hintOf(run.received, options.dialectWords);
  return { ...run.findings.results(options.only, run.provider.requests()), hint };
}
