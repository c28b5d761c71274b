import type { Locator, Page } from '@playwright/test';

/** Every page opens with text of twice the usual size, as a browser's settings make it. */
export const withLargeText = (page: Page) =>
  page.addInitScript(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('html { font-size: 200% !important; }');
    document.adoptedStyleSheets.push(sheet);
  });

/** Those whose text is wider than they are, or higher. */
export const cutTexts = (elements: Locator) =>
  elements.evaluateAll((all) =>
    all
      .filter((one) => one.scrollWidth > one.clientWidth || one.scrollHeight > one.clientHeight + 1)
      .map((one) => one.textContent),
  );

/** Those whose text is wider than they are; of small buttons, whose touch area is higher. */
export const tooNarrow = (elements: Locator) =>
  elements.evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent));

/** Words that stand on more than one line. */
export const brokenWords = (elements: Locator) =>
  elements.evaluateAll((all) =>
    all.flatMap((one) => {
      const walker = document.createTreeWalker(one, NodeFilter.SHOW_TEXT);
      const broken: string[] = [];
      const range = document.createRange();
      while (walker.nextNode())
        for (const { 0: word, index } of (walker.currentNode.nodeValue ?? '').matchAll(/\S+/g)) {
          range.setStart(walker.currentNode, index);
          range.setEnd(walker.currentNode, index + word.length);
          if (range.getClientRects().length > 1) broken.push(word);
        }
      return broken;
    }),
  );
