import { sharedText } from './shared-text';

const densityText = sharedText('orderListDensity');

/** `compact`: one line per order, 44 px high. It is not personal, so it survives logout. */
export const LIST_DENSITIES = ['roomy', 'compact'] as const;
export type ListDensity = (typeof LIST_DENSITIES)[number];

/** How high the rows of the order list are on this device. */
export const useListDensity = (): ListDensity => (densityText.useText() === 'compact' ? 'compact' : 'roomy');
export const chooseListDensity = (density: ListDensity) => densityText.write(density);
