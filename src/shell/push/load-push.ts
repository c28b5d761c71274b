/**
 * The only place that imports it, so that a sign-out, perhaps offline, gets the module that the page has already
 * loaded.
 */
export const loadPushConnection = () => import('@/lib/push/push-connection');

/** Does nothing for a customer without pushes. */
export const forgetPush = () =>
  loadPushConnection().then(
    (connection) => connection.forgetPush(),
    () => undefined,
  );
