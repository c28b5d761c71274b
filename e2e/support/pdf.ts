import type { Page } from '@playwright/test';
import { extractText, getDocumentProxy } from 'unpdf';

type PdfOptions = Parameters<Page['pdf']>[0];

/** Prints the page to PDF, on the paper that its styles name. Returns its text with normalized white space, and the number of sheets. */
export async function printed(page: Page, paper: PdfOptions = { preferCSSPageSize: true }) {
  const bytes = await page.pdf(paper);
  const { text, totalPages } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: true });
  return { text: text.replace(/\s+/g, ' '), pages: totalPages };
}
