import { setupServer } from 'msw/node';

/** Answers nothing by default: each test defines the provider's responses, and an unexpected request fails it. */
export const server = setupServer();
