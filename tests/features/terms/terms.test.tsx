import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { TERMS } from '@/config/routes';
import { readTerms, toTermsDocument } from '@/features/terms/read-terms';
import { contentsOf } from '@/features/terms/terms-node';
import { TermsPage } from '@/features/terms/terms-page';
import { renderApp } from '../../support/render';

test.each(TERMS)('the %s document has a title and the same articles in both languages', async (name) => {
  const [ko, en] = await Promise.all([readTerms('ko', name), readTerms('en', name)]);
  expect(contentsOf(ko).length).toBeGreaterThan(0);
  expect(contentsOf(en).map(({ id }) => id)).toEqual(contentsOf(ko).map(({ id }) => id));
  for (const { title } of [ko, en]) expect(title).not.toBe('');
});

test('every article can be linked to', async () => {
  const document = toTermsDocument('# 약관\n\n## 제1조 목적\n\n가\n\n## 제3조 변경\n\n나');
  await renderApp(<TermsPage name="service" document={document} />);

  const contents = within(screen.getByRole('navigation', { name: '목차' }));
  expect(contents.getByText('제3조 변경')).toHaveAttribute('href', '#article-3');
  expect(screen.getByRole('heading', { name: '제3조 변경' })).toHaveAttribute('id', 'article-3');
});

test('every article has an anchor of its own, in both languages the same', () => {
  const anchors = (markdown: string) => contentsOf(toTermsDocument(markdown)).map(({ id }) => id);
  const expected = ['article-3', 'article-3-2', 'section-3'];
  expect(anchors('## 제3조 변경\n\n## 제3조의2 예외\n\n## 부칙 제3조')).toEqual(expected);
  expect(anchors('## Article 3 Changes\n\n## Article 3-2 Exceptions\n\n## Appendix 3')).toEqual(expected);
});

test('a list that continues after a paragraph keeps its numbers', async () => {
  const document = toTermsDocument('# 약관\n\n1. 가\n\n나\n\n2. 다');
  await renderApp(<TermsPage name="service" document={document} />);
  expect(screen.getByText('다').closest('ol')).toHaveAttribute('start', '2');
});

test('raw HTML in a document is shown as text, and links lead to the web or nowhere', async () => {
  const document = toTermsDocument(
    '# T\n\n<img src=x onerror=alert(1)>\n\n**a** <script>x</script>\n\n[bad](javascript:alert(1)) [out](https://example.com)',
  );
  const { container } = await renderApp(<TermsPage name="service" document={document} />);

  expect(container.querySelector('img, script')).toBeNull();
  expect(container.innerHTML).not.toContain('javascript:');
  expect(screen.getByRole('link', { name: /out/ })).toHaveAttribute('rel', 'noopener noreferrer');
});

test('the document can be printed', async () => {
  const print = vi.fn();
  vi.stubGlobal('print', print);
  const { user } = await renderApp(<TermsPage name="service" document={await readTerms('ko', 'service')} />);
  await user.click(screen.getByRole('button', { name: '인쇄하기' }));
  vi.unstubAllGlobals();
  expect(print).toHaveBeenCalledTimes(1);
});
