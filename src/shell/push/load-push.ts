/** One place asks for it, so that at sign-out, perhaps offline, it is what the page has already. */
export const loadPushConnection = () => import('@/lib/push/push-connection');

/** Of no use to a customer who never had pushes; harmless too. */
export const forgetPush = () =>
  loadPushConnection().then(
    (connection) => connection.forgetPush(),
    () => undefined,
  );
