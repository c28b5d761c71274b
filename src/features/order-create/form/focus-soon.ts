/** The focus goes where the eye does, once the next frame has what is to be focused. */
export const focusSoon = (id: string) => requestAnimationFrame(() => document.getElementById(id)?.focus());
