/** Whether the site was opened from a home screen, in a window without browser bars. */
export const isOpenedFromHomeScreen = () => window.matchMedia('(display-mode: standalone)').matches;

/**
 * Whether this is an iPhone or iPad, but not the site on its home screen: only that one can show notifications there.
 * No other system has the property.
 */
export const needsHomeScreen = () => Reflect.get(navigator, 'standalone') === false;
