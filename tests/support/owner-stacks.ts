import * as React from 'react';

/** Name of what React shares with its renderers; another version may not have it, and then only takes longer. */
const INTERNALS = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';
/** Above 10,000 elements in a row React notes no more stacks. */
const MANY = 1e5;

/**
 * React notes for each element the stack that created it. That takes a fifth of a screen's tests, and only warnings print it,
 * of which tests need the text alone.
 */
export function leaveOutOwnerStacks() {
  const shared: unknown = Reflect.get(React, INTERNALS);
  if (typeof shared !== 'object' || shared === null) return;
  Object.defineProperty(shared, 'recentlyCreatedOwnerStacks', { configurable: true, get: () => MANY, set: () => {} });
}
