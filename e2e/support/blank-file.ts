import type { Page } from '@playwright/test';

/** Opens a file of the site where no app code runs and nothing writes to session storage. */
export const openBlankFile = (page: Page) => page.goto('/brand/icon.png');
