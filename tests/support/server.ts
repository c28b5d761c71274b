import { setupServer } from 'msw/node';

/** Nothing is answered by default: each test says what the provider does, and an unexpected call fails it. */
export const server = setupServer();
