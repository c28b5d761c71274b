import type { Page } from '@playwright/test';

/** Elements beyond the right edge, dialogs that scroll sideways, and toasts with cut text. */
export const tooWide = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const dialogs = [...document.querySelectorAll('[role="dialog"], .Toastify__toast')].filter(
      (dialog) => dialog.scrollWidth > dialog.clientWidth,
    );
    if (scrollWidth <= clientWidth && dialogs.length === 0) return [];
    const isLast = (element: Element) => element.getBoundingClientRect().right > clientWidth + 0.5;
    const found = [...document.querySelectorAll('body *')].filter(
      (element) => isLast(element) && ![...element.children].some(isLast),
    );
    return [
      `${scrollWidth - clientWidth} px`,
      ...found.slice(0, 6).map((element) => `${element.tagName} ${element.textContent.slice(0, 30)}`),
    ];
  });
