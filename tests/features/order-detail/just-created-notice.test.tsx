import { ThemeProvider } from '@emotion/react';
import { act, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { JustCreatedNotice } from '@/features/order-detail/live/just-created-notice';
import { TextsProvider } from '@/lib/i18n/use-translation';
import { markJustCreated } from '@/lib/storage/just-created';
import { theme } from '@/theme/theme';
import { I18nextProvider } from 'react-i18next';
import { createI18n } from '../../support/i18n';

test.each([0, 20_000])(
  'the notice of a new order shows for 30 seconds in all, opened %i ms after its creation',
  async (openedMs) => {
    const i18n = await createI18n('ko');
    vi.useFakeTimers({ now: Date.parse('2026-11-21T05:00:00Z'), toFake: ['Date', 'setTimeout', 'clearTimeout'] });
    markJustCreated('order-1');
    vi.advanceTimersByTime(openedMs);
    render(<JustCreatedNotice orderId="order-1" />, {
      wrapper: ({ children }) => (
        <I18nextProvider i18n={i18n}>
          <TextsProvider>
            <ThemeProvider theme={theme}>{children}</ThemeProvider>
          </TextsProvider>
        </I18nextProvider>
      ),
    });

    act(() => void vi.advanceTimersByTime(29_900 - openedMs));
    expect(screen.getByText(/접수됐어요/)).toBeVisible();
    act(() => void vi.advanceTimersByTime(200));
    expect(screen.queryByText(/접수됐어요/)).not.toBeInTheDocument();
  },
);
