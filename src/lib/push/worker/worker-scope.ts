/** The only place that declares the type of `self`. */
declare const self: ServiceWorkerGlobalScope;
export const worker = self;
