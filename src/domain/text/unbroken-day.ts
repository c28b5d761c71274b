/** `11월 21일 (토) 13:50` breaks only before the time: in a headline it would lose its weekday to the next line. */
export const unbrokenDay = (moment: string) => moment.replace(/ (?!\S+$)/g, '\u00a0');
