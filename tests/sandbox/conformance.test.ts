import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readAnswer } from '@/api/client/read-answer';
import { ASKED, askerOf, goodRequest, type World } from './conformance-requests';
import { OPERATIONS, problemsOf, type OperationId } from '../../scripts/conform/contract';
import { account, GUEST, person, signedIn } from './support/provider';
import { startTestSandbox, type TestSandbox } from './support/sandbox';

let sandbox: TestSandbox;
let world: World;

beforeAll(async () => {
  sandbox = await startTestSandbox();
  world = {
    url: sandbox.url(),
    control: sandbox.control(),
    consumer: await signedIn(sandbox.url, account('consumer')),
    member: await signedIn(sandbox.url, account('member')),
    guest: person(sandbox.url, GUEST),
    nobody: person(sandbox.url),
  };
});
afterAll(() => sandbox.stop());

const good = (id: OperationId) => goodRequest(id, world);
const asker = (id: OperationId) => askerOf(id, world);
const ids = OPERATIONS.map(({ id }) => id);
// Opened as a page, not called: it takes no X-headers.
const called = OPERATIONS.filter(({ id }) => id !== 'startIdentityCheck');

test('every operation of the contract is covered here', () => {
  expect([...ASKED].sort()).toEqual([...ids].sort());
});

describe('a request that breaks the contract is refused with the reason', () => {
  test.each(called)('$id without X-Platform', async ({ id }) => {
    const { status, error } = await world.nobody.send(id, {
      ...(await good(id)),
      headers: { 'X-Platform': undefined },
    });
    expect(status).toBe(400);
    expect(error.errors).toEqual([{ code: 'REQUIRED', field: 'X-Platform' }]);
  });

  test.each(called.filter(({ hasBody }) => hasBody))('$id with an unknown property', async ({ id }) => {
    const asked = await good(id);
    const body = { ...(asked.body as object), surprise: true };
    const { status, error } = await asker(id).send(id, { ...asked, body });
    expect(status).toBe(400);
    expect(error.errors).toContainEqual({ code: 'INVALID', field: 'surprise' });
  });

  test.each(called.filter(({ hasBody }) => hasBody))('$id without a body', async ({ id }) => {
    const { body: _, ...asked } = await good(id);
    expect((await asker(id).send(id, asked)).status).toBe(400);
  });

  test.each(called)('$id with an unknown query parameter', async ({ id }) => {
    const asked = await good(id);
    const { status } = await asker(id).send(id, { ...asked, query: { ...asked.query, surprise: 'yes' } });
    expect(status).toBe(400);
  });
});

describe('a request without permission is refused', () => {
  test.each(OPERATIONS.filter(({ anyone }) => !anyone))('$id without a credential', async ({ id }) => {
    expect((await world.nobody.send(id, await good(id))).status).toBe(401);
  });

  test.each(OPERATIONS.filter(({ anyone, guests }) => !anyone && !guests))('$id as a guest', async ({ id }) => {
    expect((await world.guest.send(id, await good(id))).status).toBe(401);
  });
});

test('every such request was counted', async () => {
  const { violations, lastViolations } = await sandbox.control().state();
  expect(violations).toBeGreaterThan(100);
  expect(lastViolations.at(-1)).toMatchObject({ items: [{ field: 'surprise' }] });
});

// The last ones end the session of the caller.
const EXAMPLES = OPERATIONS.flatMap(({ id, method, path, answers }) =>
  answers.map(({ name, status, body }) => ({ id, method, path, name, status, body })),
);

describe('an answer that the contract gives as an example', () => {
  test('is there for every operation but the page', () => {
    expect(new Set(EXAMPLES.map(({ id }) => id))).toEqual(new Set(called.map(({ id }) => id)));
  });

  test.each(EXAMPLES)('$id $status $name keeps the schema', ({ id, status, body }) => {
    expect(problemsOf(id, status, body)).toEqual([]);
  });

  test.each(EXAMPLES)('$id $status $name is read by the app without a loss', ({ method, path, body }) => {
    const { data, findings } = readAnswer(method, path, body.data);
    expect(findings).toEqual([]);
    expect(data).toEqual(body.data);
  });
});

describe('a valid request is answered according to the contract', () => {
  test.each(ASKED)('%s', async (id) => {
    const { status } = await asker(id).send(id, await good(id));
    const isCreated = id === 'createOrder' || id === 'createHomeMovingOrder';
    expect(status).toBe(isCreated ? 201 : id === 'startIdentityCheck' ? 302 : 200);
  });

  test('no response broke the contract', async () => {
    expect(await sandbox.control().state()).toMatchObject({ answerViolations: 0 });
  });
});
