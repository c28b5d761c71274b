const WINDOW_MS = 6_000;
const LONG_TASK_MS = 50;

/**
 * Ms of processor time that the page's main thread takes in the first 6 s of a visit at 4× CPU, by kind of work; `blocked`
 * is what tasks take beyond 50 ms. Time on the processor, because on a machine with other work a task also waits for its turn.
 */
export async function measureBusy(visit) {
  // Now and then Chromium leaves the navigation out of a trace.
  for (let attempt = 1; attempt <= 6; attempt += 1) {
    const measured = busyTime(await traceVisit(visit), visit.url);
    if (measured) return measured;
  }
  throw new Error(`No trace has a visit of ${visit.url}.`);
}

async function traceVisit({ browser, context, url, stored = [] }) {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  await page.addInitScript((entries) => {
    for (const [key, value] of entries) sessionStorage.setItem(key, value);
  }, stored);
  await browser.startTracing(page, { categories: ['toplevel', 'devtools.timeline', 'v8', 'blink.user_timing'] });
  await page.goto(url, { waitUntil: 'commit' });
  await page.waitForTimeout(WINDOW_MS); // the measure is the work within this time, whatever the page does
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString());
  await page.close();
  return traceEvents;
}

function busyTime(events, url) {
  const start = events.findLast(
    ({ name, args }) => name === 'navigationStart' && args?.data?.documentLoaderURL === new URL(url).href,
  );
  if (!start) return undefined;
  const { pid, tid, ts } = start;
  const mine = events.filter(
    (event) =>
      event.pid === pid && event.tid === tid && event.ph === 'X' && event.ts >= ts && event.ts < ts + WINDOW_MS * 1000,
  );
  const total = (name) =>
    mine.filter((event) => event.name === name).reduce((sum, { tdur = 0 }) => sum + tdur / 1000, 0);
  const tasks = mine.filter(({ name }) => name === 'ThreadControllerImpl::RunTask');
  return {
    busy: tasks.reduce((sum, { tdur = 0 }) => sum + tdur / 1000, 0),
    blocked: tasks.reduce((sum, { tdur = 0 }) => sum + Math.max(0, tdur / 1000 - LONG_TASK_MS), 0),
    'long tasks': tasks.filter(({ tdur = 0 }) => tdur / 1000 > LONG_TASK_MS).length,
    layout: total('Layout'),
    layouts: mine.filter(({ name }) => name === 'Layout').length,
    style: total('UpdateLayoutTree'),
    evaluate: total('EvaluateScript'),
    compile: total('v8.compile') + total('V8.CompileCode'),
  };
}
