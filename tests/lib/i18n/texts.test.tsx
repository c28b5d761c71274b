import { render, screen } from '@testing-library/react';
import { I18nextProvider, Trans } from 'react-i18next';
import { expect, test } from 'vitest';
import { TextsProvider, useTranslation } from '@/lib/i18n/use-translation';
import { createI18n } from '../../support/i18n';

function Orders({ count }: { count: number }) {
  const { t } = useTranslation(['orders', 'common']);
  return (
    <>
      <h1>{t('title')}</h1>
      <p>{t('count.all', { count })}</p>
      <p>
        <Trans t={t} i18nKey="common:action.close" />
      </p>
    </>
  );
}

const page = (i18n: Awaited<ReturnType<typeof createI18n>>, count: number) => (
  <I18nextProvider i18n={i18n}>
    <TextsProvider>
      <Orders count={count} />
    </TextsProvider>
  </I18nextProvider>
);

test('a number in a text has its thousands apart, and a new number is written at once', async () => {
  const i18n = await createI18n('ko');
  const { rerender } = render(page(i18n, 1_234_567));
  expect(screen.getByText(/1,234,567/)).toBeVisible();
  rerender(page(i18n, 89));
  expect(screen.getByText(/89/)).toBeVisible();
  expect(screen.getByText('닫기')).toBeVisible();
});

test('a text that comes after its part takes the place of its key', async () => {
  const i18n = await createI18n('ko');
  const texts: unknown = i18n.getResourceBundle('ko', 'orders');
  i18n.removeResourceBundle('ko', 'orders');
  const { rerender } = render(page(i18n, 1));
  expect(screen.getByRole('heading')).toHaveTextContent('title');
  i18n.addResourceBundle('ko', 'orders', texts);
  rerender(page(i18n, 1));
  expect(screen.getByRole('heading')).toHaveTextContent(i18n.t('orders:title'));
  expect(screen.getByRole('heading')).not.toHaveTextContent('title');
});

test('a change of the language reads all texts anew', async () => {
  const i18n = await createI18n('ko');
  const { rerender } = render(page(i18n, 1));
  expect(screen.getByText('닫기')).toBeVisible();
  await i18n.changeLanguage('en');
  rerender(page(i18n, 1));
  expect(screen.getByText('Close')).toBeVisible();
});
