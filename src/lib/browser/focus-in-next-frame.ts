/** The chosen radio of a group; radios have no id, so the group's name finds it. */
const chosenOf = (name: string) => document.querySelector<HTMLElement>(`input[name="${CSS.escape(name)}"]:checked`);

/**
 * Moves the focus in the next frame: to an element by its id, or to the chosen radio of a group by the group's name.
 * For controls that disappear when they are pressed. Returns the id of the animation frame.
 */
export const focusInNextFrame = (idOrName: string) => {
  const before = document.activeElement;
  return requestAnimationFrame(() => {
    const now = document.activeElement;
    // The customer has gone to another field meanwhile: their typing must not end up here.
    if (now !== before && now !== document.body && now !== null) return;
    const target = document.getElementById(idOrName) ?? chosenOf(idOrName);
    if (!target) return;
    // A heading or a section needs a tab index to take the focus.
    if (target.tabIndex < 0) target.tabIndex = -1;
    target.focus();
  });
};
