import type { Page } from '@playwright/test';
import { extractText, getDocumentProxy } from 'unpdf';

/** What a printer would get of the page: its words, blanks and line ends made one, and the number of its sheets. */
export async function printed(page: Page) {
  const bytes = await page.pdf({ preferCSSPageSize: true });
  const { text, totalPages } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: true });
  return { text: text.replace(/\s+/g, ' '), pages: totalPages };
}
