import { percentile } from './percentile.mjs';

/** By then the last key has its frame. */
const LAST_FRAME_MS = 500;

/** Ms from key press to frame, by the Event Timing API. `delayMs`: between two keys. */
export async function typeInto(page, field, text, delayMs) {
  await field.focus();
  await page.evaluate(() => {
    window.keyTimes = [];
    window.keyObserver?.disconnect();
    window.keyObserver = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if (entry.name === 'keydown') window.keyTimes.push(entry.duration);
    });
    window.keyObserver.observe({ type: 'event', durationThreshold: 16 });
  });
  await page.keyboard.type(text, { delay: delayMs });
  const times = await page.evaluate(
    (ms) => new Promise((resolve) => setTimeout(() => resolve(window.keyTimes), ms)),
    LAST_FRAME_MS,
  );
  return { p50: percentile(times, 0.5), p98: percentile(times, 0.98) };
}
