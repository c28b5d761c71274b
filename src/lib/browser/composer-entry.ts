/** The text typed on another page into the field that opens the composer. It is only in memory: a reload loses it. */
let typed: string | null = null;

/** The composer takes the text over together with the focus. '' when the field was only pressed. */
export const setComposerEntry = (text: string) => {
  typed = text;
};

/** Reads the text without removing it; null if the customer came another way. */
export const composerEntry = () => typed;
export const dropComposerEntry = () => {
  typed = null;
};
