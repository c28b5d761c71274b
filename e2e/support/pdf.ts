import type { Page } from '@playwright/test';
import { extractText, getDocumentProxy } from 'unpdf';

/** Prints the page to PDF. Returns its text with normalized white space, and the number of sheets. */
export async function printed(page: Page) {
  const bytes = await page.pdf({ preferCSSPageSize: true });
  const { text, totalPages } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: true });
  return { text: text.replace(/\s+/g, ' '), pages: totalPages };
}
