import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { toast } from 'react-toastify/unstyled';
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi, type MockInstance } from 'vitest';
import { shortenComputedStyle } from './support/computed-style';
import { provideMedia, StillResizeObserver, stubMedia } from './support/media';
import { leaveOutOwnerStacks } from './support/owner-stacks';
import { server } from './support/server';

// Lazy parts such as dialogs load as modules; in the first test of a file on a busy machine that took more than five
// seconds.
configure({ asyncUtilTimeout: 15_000 });

globalThis.ResizeObserver = StillResizeObserver;
provideMedia();
shortenComputedStyle();
leaveOutOwnerStacks();
// jsdom has no layout to scroll.
if ('Element' in globalThis) Element.prototype.scrollIntoView = () => {};

let complaints: MockInstance[] = [];

beforeAll(() => {
  server.listen({ onUnhandledRequest: 'error' });
});

beforeEach(() => {
  stubMedia(() => false);
  complaints = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')];
});

afterEach(() => {
  // The next file of this worker shares the clock.
  vi.useRealTimers();
  cleanup();
  // A toast without a container would wait, and show in the page of the next test file.
  toast.dismiss();
  server.resetHandlers();
  sessionStorage.clear();
  localStorage.clear();
  const stray = complaints.flatMap(({ mock }) => mock.calls);
  expect(stray, 'nothing is written to console.error or console.warn').toEqual([]);
});

afterAll(() => {
  server.close();
});
