import { css } from '@emotion/react';

const edge = (color: string, width: 1 | 2) => ({ outline: `${width}px solid ${color}`, outlineOffset: -width });
const line = (color: string) => ({ backgroundColor: `${color} !important` });

/**
 * Forced colours (high contrast) drop our backgrounds and shadows, which draw edges and lines. System colours stay, and
 * outlines move nothing. Edges are in `:where`, so that the ring of the focus wins.
 */
export const forcedColors = css({
  '@media (forced-colors: active)': {
    ':where(button, select, [data-variant], label:has(> input[type="radio"]))': edge('ButtonBorder', 1),
    ':where([data-variant="primary"], [data-variant="neutral"])': edge('ButtonBorder', 2),
    // MUI takes the outline of its dialogs away. The notice of the connection is in a live region.
    'div[role="dialog"], ul[role="listbox"], .Toastify__toast, [aria-live] > [role="status"]': edge('CanvasText', 2),

    // Chosen radios (each fills its label), pressed buttons, selected options and the current menu item.
    'input[type="radio"]:checked': { opacity: 1, borderRadius: 'inherit', ...edge('Highlight', 2) },
    ':where([aria-pressed="true"], [aria-selected="true"], [role="row"][aria-current])': edge('Highlight', 2),
    ':where(a[aria-current]:not([aria-current="step"]))': edge('Highlight', 2),
    'input[role="switch"]': { appearance: 'auto', '&::after': { content: 'none' } },
    ':where(:disabled, [aria-disabled="true"], label:has(> :disabled))': {
      color: 'GrayText !important',
      outlineColor: 'GrayText',
    },

    // Lines and marks of routes and of steps.
    'ol > li::before, ol > li > a::before, strong[data-new]::before': line('CanvasText'),
    'i[aria-hidden="true"], :has(> i[aria-hidden="true"])::after': line('CanvasText'),
    '[data-part="route"] > span::before': line('CanvasText'),
    '[data-done="true"]::before': { opacity: '1 !important' },
    '[data-state="todo"]::before, [data-state="missed"]::before, [data-done="false"]::before': line('GrayText'),
    // The current step of a form is still to do, the line below an order's current step leads to the next.
    '[aria-current="step"]::before, [data-line] > span': line('Highlight'),
    'li[data-state="current"]::before, [data-line]': line('GrayText'),
  },
});
