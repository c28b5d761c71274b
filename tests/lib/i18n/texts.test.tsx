import { render, screen } from '@testing-library/react';
import type { i18n as I18n } from 'i18next';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { useLineTexts } from '@/lib/i18n/line-texts';
import { TextsProvider, useTranslation } from '@/lib/i18n/use-translation';
import { createI18n } from '../../support/i18n';

afterEach(() => void vi.restoreAllMocks());

function Orders({ count }: { count: number }) {
  const { t } = useTranslation(['orders', 'common']);
  return (
    <>
      <h1>{t('title')}</h1>
      <p>{t('count.all', { count })}</p>
      <button type="button">{t('common:action.close')}</button>
    </>
  );
}

const withTexts = (i18n: I18n, children: ReactNode) => (
  <I18nextProvider i18n={i18n}>
    <TextsProvider>{children}</TextsProvider>
  </I18nextProvider>
);
const page = (i18n: I18n, count: number) => withTexts(i18n, <Orders count={count} />);

test('a number in a text has its thousands apart, without Intl, and a new number is written at once', async () => {
  const i18n = await createI18n('ko');
  const ofIntl = vi.spyOn(Intl, 'NumberFormat');
  const { rerender } = render(page(i18n, 1_234_567));
  expect(screen.getByText(/1,234,567/)).toBeVisible();
  rerender(page(i18n, 89));
  expect(screen.getByText(/\b89/)).toBeVisible();
  expect(ofIntl).not.toHaveBeenCalled();
});

test('i18next is asked for the texts with values only', async () => {
  const i18n = await createI18n('ko');
  const lookedUp = vi.spyOn(i18n, 't');
  const { rerender } = render(page(i18n, 1));
  rerender(page(i18n, 2));
  expect(screen.getByText(/\b2/)).toBeVisible();
  expect(screen.getByRole('button')).toHaveTextContent('닫기');
  expect(lookedUp.mock.calls.map(([key]) => key)).toEqual(['count.all', 'count.all']);
});

test('a text can have another text in it', async () => {
  const i18n = await createI18n('ko');
  const texts: object = i18n.getResourceBundle('ko', 'orders');
  // All tests have the same bundles.
  onTestFinished(() => void i18n.addResourceBundle('ko', 'orders', texts));
  i18n.removeResourceBundle('ko', 'orders');
  i18n.addResourceBundle('ko', 'orders', { ...texts, title: '주문 $t(common:action.close)' });
  render(page(i18n, 1));
  expect(screen.getByRole('heading')).toHaveTextContent('주문 닫기');
});

test('a text that comes after its part takes the place of its key', async () => {
  const i18n = await createI18n('ko');
  const texts: unknown = i18n.getResourceBundle('ko', 'orders');
  i18n.removeResourceBundle('ko', 'orders');
  const { rerender } = render(page(i18n, 1));
  expect(screen.getByRole('heading')).toHaveTextContent('title');
  i18n.addResourceBundle('ko', 'orders', texts);
  rerender(page(i18n, 1));
  expect(screen.getByRole('heading')).toHaveTextContent('주문 내역');
});

test('a change of the language reads all texts anew', async () => {
  const i18n = await createI18n('ko');
  const { rerender } = render(page(i18n, 1));
  expect(screen.getByRole('button')).toHaveTextContent('닫기');
  await i18n.changeLanguage('en');
  rerender(page(i18n, 1));
  expect(screen.getByRole('button')).toHaveTextContent('Close');
});

function Line() {
  const { t } = useLineTexts();
  return <p>{t('back')}</p>;
}

test.each([
  ['ko', '다시 연결됐어요.'],
  ['en', 'You’re back online.'],
] as const)(
  'a part with its texts in its code shows them at once, in the page’s language: %s',
  async (locale, text) => {
    const i18n = await createI18n(locale);
    const texts: unknown = i18n.getResourceBundle(locale, 'line');
    onTestFinished(() => void i18n.addResourceBundle(locale, 'line', texts));
    i18n.removeResourceBundle(locale, 'line');
    render(withTexts(i18n, <Line />));
    expect(screen.getByText(text)).toBeVisible();
  },
);
