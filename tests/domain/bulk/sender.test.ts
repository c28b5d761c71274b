import { expect, test } from 'vitest';
import type { SendState } from '@/domain/bulk/send-state';
import { sendRow, type PlaceOutcome, type SendPorts } from '@/domain/bulk/sender';

const EARLIER = { key: 'key-1', request: 'old text' };
const LOST_THEN_REFUSED: SendState<string> = {
  status: 'failed',
  failure: { kind: 'refused', text: 'closed' },
  attempt: EARLIER,
};

/** Sends a corrected row whose earlier request is not found, but may still arrive. */
async function sendCorrected(outcome: PlaceOutcome) {
  let state = LOST_THEN_REFUSED;
  const write = (_row: string, next: SendState<string>) => void (state = next);
  const ports: SendPorts<string> = {
    newKey: () => 'key-2',
    read: () => state,
    keep: async (row, next) => write(row, next),
    show: write,
    orderOf: () => 'new text',
    agree: async () => ({ kind: 'agreed' }),
    place: async () => outcome,
    check: async () => ({ kind: 'notPlaced' }),
    totalOf: () => 12_000,
  };
  await sendRow('row', ports);
  return state;
}

test.each<PlaceOutcome>([{ kind: 'refused', failure: { kind: 'refused', text: 'closed' } }, { kind: 'notNow' }])(
  'an earlier request that may still arrive is looked up again after the corrected one is $kind: it must not become a second order',
  async (outcome) => expect(await sendCorrected(outcome)).toMatchObject({ status: 'failed', attempt: EARLIER }),
);
