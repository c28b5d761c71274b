import SingletonRouter from 'next/router';

/**
 * A second press on a link cuts the first one's change of the page short. Next keeps that error with the page's code, and
 * takes this and every later change to the page for failed: the focus and the document's language stay those of the page
 * before. So the error is forgotten.
 */
export function watchCutShortChanges() {
  const { events } = SingletonRouter;
  const forget = () => {
    for (const page of Object.values(SingletonRouter.router?.components ?? {})) delete page.error;
  };
  // Next throws it once more right after this event.
  const onError = () => queueMicrotask(forget);
  events.on('routeChangeError', onError);
  return () => events.off('routeChangeError', onError);
}
