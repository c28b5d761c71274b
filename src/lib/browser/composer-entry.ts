/** What was typed on another page into the field that opens the composer. Only in memory: a reload starts afresh. */
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
