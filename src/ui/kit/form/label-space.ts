/** The height of a field's label with its margin: a button beside the input is that far down, in large text too. */
export const LABEL_SPACE = 'calc(0.875rem * 1.4 + 8px)';
