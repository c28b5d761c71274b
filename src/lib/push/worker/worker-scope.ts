/** The one place that says what kind of `self` this is. */
declare const self: ServiceWorkerGlobalScope;
export const worker = self;
