import { act } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { providerHttp } from '@/api/client/provider-http';
import { readAnswer } from '@/api/client/read-answer';
import { setTabOwner } from '@/lib/storage/tab-owner';
import { AuthGuard } from '@/shell/auth-guard';
import { ErrorBoundary } from '@/shell/error-boundary';
import { PageFailed } from '@/shell/page-failed';
import { OPERATIONS } from '../../scripts/conform/contract';
import { nameOf, ODD_ANSWERS, type Place, withFault } from '../api/odd-answers';
import { createI18n } from '../support/i18n';
import { MODEL_RUNS } from '../support/property';
import { closeApps, renderApp } from '../support/render';
import { SCREENS, type Screen } from './screens';

/** In `npm test`: these screens, with so many cases each, spread evenly. The long run mounts all. */
const SAMPLE = 3;
const SAMPLED = [
  'home',
  'the order list',
  'an order on its way',
  'a shared order',
  'an order again',
  'payment',
  'coupons',
];
const isLongRun = MODEL_RUNS >= 1_000;
/** `npm run test:models` divides the screens between processes. */
const [part = 0, parts = 1] = (process.env.ANSWERS_PART ?? '0/1').split('/').map(Number);
const screens = Object.entries(SCREENS).filter(([name], index) =>
  isLongRun ? index % parts === part : SAMPLED.includes(name),
);
vi.setConfig({ testTimeout: 1_200_000 });

const ME = 'get /user/api/v1/users/me';
const MEMBER_ID = 'user-1042';
/** Screens are complete without these: they refine what another answer has already shown. */
const REFINEMENTS: readonly string[] = [
  'get /user/api/v1/feature/flag',
  'get /order/api/v1/orders/{id}/status',
  'get /order/api/v1/orders/{id}/route',
  'get /order/api/v1/guest/orders/route/{id}',
];

const i18n = await createI18n();
const sentence = (key: string) => i18n.t(key, { defaultValue: '' });
const CONNECTION = ['errors:network', 'line:offline', 'line:unreachable'].map(sentence);
const BOUNDARY = sentence('common:failed.title');
/** How the screens say that something is missing. */
const SAID = /못했어요|않았을 수 있어요|읽을 수 없어요|찾을 수 없어요|확인할 수 없어요|문의 번호/g;
const JUNK = /undefined|NaN|Invalid Date|\[object|\bnull\b|Infinity|∞/;

const VARIED = ['id', 'name', 'orderNo', 'contactName', 'code'];

/** Every list of an example has another item, so that one can be lost. */
function paired(value: unknown): unknown {
  if (Array.isArray(value)) return value.length === 1 ? [paired(value[0]), another(value[0])] : value.map(paired);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, paired(inner)]));
}

function another(item: unknown): unknown {
  if (typeof item !== 'object' || item === null) return item;
  const fields = Object.entries(item).map(([name, value]: [string, unknown]): [string, unknown] => [
    name,
    VARIED.includes(name) && typeof value === 'string' ? `${value}-2` : value,
  ]);
  return paired(Object.fromEntries(fields));
}

const EXAMPLES = new Map<string, Map<string, unknown>>(
  OPERATIONS.map(({ method, path, answers }) => {
    const successes = answers.filter(({ status }) => status < 300);
    return [
      `${method.toLowerCase()} ${path}`,
      new Map(successes.map(({ name, body }) => [name, paired(body.data)])),
    ] as const;
  }),
);
const ADDRESSES = [...EXAMPLES.keys()].map((operation) => ({
  operation,
  pattern: new RegExp(`^${operation.replace(/\{\w+\}/g, '[^/]+')}$`),
}));

function exampleFor(operation: string, { who, examples, answers }: Screen): unknown {
  if (answers && operation in answers) return answers[operation];
  const [from, name] = examples?.[operation] ?? [operation];
  const known = EXAMPLES.get(from);
  return known?.get(name ?? who ?? '') ?? [...(known?.values() ?? [])][0];
}

/** Answers every request with the contract's example, except `changed`. Returns the operations that were asked for. */
function answerAll(screen: Screen, changed?: { operation: string; data: unknown }) {
  const asked = new Set<string>();
  providerHttp.defaults.adapter = async (config) => {
    const address = `${config.method} ${config.path}`;
    const operation = ADDRESSES.find(({ pattern }) => pattern.test(address))?.operation ?? address;
    asked.add(operation);
    await Promise.resolve();
    const headers = { 'content-type': 'application/json' };
    const isGuest = screen.who === 'guest' && config.headers.has('Authorization');
    if (operation === ME && (screen.who === null || (screen.who === 'guest' && !isGuest))) {
      const refusal = { status: 401, statusText: '', headers, config, data: {} };
      throw Object.assign(new Error('401'), { isAxiosError: true, config, response: refusal });
    }
    const data = changed?.operation === operation ? changed.data : exampleFor(operation, screen);
    return { status: 200, statusText: '', headers, config, data: JSON.stringify({ data }) };
  };
  return asked;
}

async function open({ page: Page, router, draft, who }: Screen, ownerId = MEMBER_ID) {
  const failed = (retry: () => void) => <PageFailed onRetry={retry} />;
  const getLayout = Page.getLayout ?? ((page) => page);
  sessionStorage.clear();
  localStorage.clear();
  if (who === 'member' || who === 'staff') setTabOwner(ownerId);
  return renderApp(
    <ErrorBoundary resetKey="" fallback={failed}>
      {getLayout(
        <AuthGuard access={Page.access}>
          <ErrorBoundary resetKey="" fallback={failed}>
            <Page />
          </ErrorBoundary>
        </AuthGuard>,
      )}
    </ErrorBoundary>,
    { router, ...(draft ? { draft } : {}) },
  );
}

const ROUND_MS = 3;
const QUIET_ROUNDS = 4;
/** The first time, the code of lazy parts has to arrive too. */
const FIRST_QUIET_ROUNDS = 40;
const MOST_ROUNDS = 150;

/** Waits until `isAwaited` has come, nothing is fetched and the screen stands still. */
async function settle(
  { queryClient }: Awaited<ReturnType<typeof open>>,
  isAwaited: () => boolean = () => true,
  { quietRounds = QUIET_ROUNDS, hasLeft = () => false }: { quietRounds?: number; hasLeft?: () => boolean } = {},
) {
  let changes = 0;
  const observer = new MutationObserver(({ length }) => (changes += length));
  observer.observe(document.body, { childList: true, subtree: true, characterData: true, attributes: true });
  for (let round = 0, quiet = 0; round < MOST_ROUNDS && quiet < quietRounds; round += 1) {
    changes = 0;
    await act(() => new Promise((resolve) => setTimeout(resolve, ROUND_MS)));
    const isStill = queryClient.isFetching() + queryClient.isMutating() + changes === 0;
    const isShown = document.querySelector('h1') !== null || hasLeft();
    quiet = isStill && isAwaited() && isShown ? quiet + 1 : 0;
  }
  observer.disconnect();
}

/** All that the screen says, without the reference for the customer centre, which names the fault. */
function shownText() {
  const labels = [...document.querySelectorAll('[aria-label], [title], [alt]')].flatMap((element) =>
    ['aria-label', 'title', 'alt'].map((name) => element.getAttribute(name)).filter((label) => label !== null),
  );
  return [document.body.textContent, ...labels].join('\n').replace(/≠ \S+/g, '');
}

/** `value` with everything on the way to `place` that only `whole` has. */
function reaching(value: unknown, whole: unknown, [step, ...rest]: Place): unknown {
  const from = value ?? whole;
  if (step === undefined || typeof from !== 'object' || from === null) return from;
  if (Array.isArray(from) && Array.isArray(whole)) {
    const items: unknown[] = whole;
    const list: unknown[] = from.length > 0 ? from : items.map((item, index) => (index === 0 ? item : another(item)));
    return list.map((item, index) => (index === step ? reaching(item, items[index], rest) : item));
  }
  return { ...from, [step]: reaching(Reflect.get(from, step), Reflect.get(whole as object, step), rest) };
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** The texts that only the second item of a list has, with the list's place. */
function textsOfOthers(value: unknown, place: Place = []): { list: Place; text: string }[] {
  if (typeof value !== 'object' || value === null) return [];
  if (!Array.isArray(value))
    return Object.entries(value).flatMap(([name, inner]) => textsOfOthers(inner, [...place, name]));
  const first = textsIn(value[0]);
  const own = textsIn(value[1]).filter((text) => text.length > 2 && !first.includes(text));
  return [...own.map((text) => ({ list: place, text })), ...textsOfOthers(value[0], [...place, 0])];
}

const isWithin = (place: Place, outer: Place) => outer.every((step, index) => place[index] === step);

/** The cases for what this screen asks, one for each different reading: what reads the same looks the same. */
function casesFor(screen: Screen, asked: ReadonlySet<string>) {
  const seen = new Set(
    [...asked].map((operation) => `${operation} ${JSON.stringify(exampleFor(operation, screen))} 0`),
  );
  return ODD_ANSWERS.flatMap(({ operation, method, path, answer, place, fault, value }) => {
    if (!asked.has(operation)) return [];
    const example = exampleFor(operation, screen);
    const data = withFault(reaching(example, answer, place), place, value);
    const reading = readAnswer(method, path, data);
    const key = `${operation} ${JSON.stringify(reading.data)} ${reading.leftOut}`;
    if (seen.has(key)) return [];
    seen.add(key);
    return [{ name: `${operation} ${nameOf(place)} ${fault}`, operation, example, data, place, reading }];
  });
}

const spread = <Item,>(items: readonly Item[], count: number) =>
  Array.from({ length: Math.min(count, items.length) }, (_, index) => {
    const step = items.length / Math.min(count, items.length);
    return items[Math.floor((index + 0.5) * step)];
  }).filter((item) => item !== undefined);

/** The profile is the same for all views of a page, so it is changed in the first one only. */
const profiled = new Set<unknown>();

test.each(screens)('%s loses one item at most, and says so', async (_name, screen) => {
  const asked = answerAll(screen);
  const first = await open(screen);
  await settle(first, () => true, { quietRounds: FIRST_QUIET_ROUNDS });
  const before = new Set(asked);
  if (screen.act) {
    await screen.act();
    await settle(first, () => asked.size > before.size, { quietRounds: FIRST_QUIET_ROUNDS });
  }
  const usual = shownText();
  await closeApps();
  const operations = new Set(screen.act ? [...asked].filter((operation) => !before.has(operation)) : asked);
  const guestsToo = screen.who === 'guest' ? 'guest' : screen.page;
  if (screen.who === null || profiled.has(guestsToo)) operations.delete(ME);
  profiled.add(guestsToo);
  expect(operations.size, 'the screen asks for something').toBeGreaterThan(0);

  const all = casesFor(screen, operations);
  const problems: string[] = [];
  for (const { name, operation, example, data, place, reading } of isLongRun ? all : spread(all, SAMPLE)) {
    const isLost = reading.data === undefined;
    for (const written of [console.error, console.warn]) vi.mocked(written).mockClear();
    const nowAsked = answerAll(screen, { operation, data });
    const id: unknown = operation === ME && !isLost ? Reflect.get(Object(reading.data), 'id') : MEMBER_ID;
    const app = await open(screen, String(id));
    if (screen.act) {
      await settle(app);
      await screen.act();
    }
    const { push, replace } = vi.mocked(app.router);
    const hasLeft = () => screen.leadsTo !== undefined && push.mock.calls.length + replace.mock.calls.length > 0;
    const isSpare = REFINEMENTS.includes(operation) || (screen.isForAll && operation === ME);
    const saidIn = (words: string) => words.match(SAID)?.length ?? 0;
    const isSaid = () => !isLost || isSpare || screen.isMadeUp || saidIn(shownText()) > saidIn(usual);
    await settle(app, () => nowAsked.has(operation) && isSaid(), { hasLeft });
    const text = shownText();
    const report = (problem: string) => problems.push(`${name}: ${problem}`);

    const isLeft = screen.leadsTo !== undefined && (!isLost || screen.isMadeUp === true);
    const went = [...push.mock.calls, ...replace.mock.calls].map(([to]) =>
      typeof to === 'string' ? to : (to.pathname ?? ''),
    );
    if (!went.every((to) => isLeft && screen.leadsTo?.test(to))) report(`redirects to ${JSON.stringify(went)}`);
    if (!isLeft && !document.querySelector('h1')?.textContent) report('no heading');
    if (!nowAsked.has(operation)) report('not asked for');
    if (text.includes(BOUNDARY)) report('the page failed');
    for (const words of CONNECTION) if (text.includes(words)) report(words);
    const [junk] = JUNK.exec(text) ?? [];
    if (junk) report(`shows ${junk}`);
    const written = [console.error, console.warn].flatMap((one) => vi.mocked(one).mock.calls);
    if (written.length > 0) report(written.join().slice(0, 200));
    if (!isSaid()) report('lost without a word');
    if (!isLost && !isLeft) {
      const others = textsOfOthers(example).filter(({ list }) => !isWithin(list, place));
      const gone = others.filter((one) => usual.includes(one.text) && !text.includes(one.text));
      if (gone.length > 0) report(`lost ${gone.map((one) => one.text).join()}`);
    }
    await closeApps();
  }
  for (const written of [console.error, console.warn]) vi.mocked(written).mockClear();
  expect(problems).toEqual([]);
});
