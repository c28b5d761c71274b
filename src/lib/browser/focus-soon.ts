/** Of radios, which have no id, the chosen one: they are found by their common name. */
const chosenOf = (name: string) => document.querySelector<HTMLElement>(`input[name="${CSS.escape(name)}"]:checked`);

/**
 * The focus goes where the eye does, once the next frame has what is to be focused: an element by its id, or the chosen
 * one of a group of radios by their name. Whatever takes itself away when it is pressed says with this where to go on.
 */
export const focusSoon = (idOrName: string) => {
  const before = document.activeElement;
  return requestAnimationFrame(() => {
    const now = document.activeElement;
    // The customer has gone to another field meanwhile: what they type there must not end up here.
    if (now !== before && now !== document.body && now !== null) return;
    const target = document.getElementById(idOrName) ?? chosenOf(idOrName);
    if (!target) return;
    // A heading or a section takes no focus by itself.
    if (target.tabIndex < 0) target.tabIndex = -1;
    target.focus();
  });
};
