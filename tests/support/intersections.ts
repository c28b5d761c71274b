import { act } from '@testing-library/react';
import { vi } from 'vitest';

type Report = (entries: readonly { isIntersecting: boolean }[]) => void;

/** A layout in which nothing is near the screen, until `scroll` says so of everything that is observed. */
export function observeNothingNear() {
  const reports = new Map<Element, Report>();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      private readonly report: Report;

      constructor(report: Report) {
        this.report = report;
      }

      observe(element: Element) {
        reports.set(element, this.report);
      }

      disconnect() {
        for (const [element, report] of reports) if (report === this.report) reports.delete(element);
      }
    },
  );
  return {
    countObserved: () => reports.size,
    scroll: (isIntersecting: boolean) =>
      act(() => {
        for (const report of [...reports.values()]) report([{ isIntersecting }]);
      }),
  };
}
