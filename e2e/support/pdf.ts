import type { Page } from '@playwright/test';
import { extractText, getDocumentProxy } from 'unpdf';

type PdfOptions = Parameters<Page['pdf']>[0];

const normalized = (text: string) => text.replace(/\s+/g, ' ');

/** Prints the page to PDF, on the paper that its styles name. Returns its text with normalized white space, by sheet too. */
export async function printed(page: Page, paper: PdfOptions = { preferCSSPageSize: true }) {
  const bytes = await page.pdf(paper);
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: false });
  return { text: normalized(text.join(' ')), pages: text.length, sheets: text.map(normalized) };
}
