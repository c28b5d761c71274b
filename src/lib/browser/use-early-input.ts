import { useEffect, useRef } from 'react';

/** Does to a control what the customer did, now that React sees it. */
function replay(control: HTMLInputElement | HTMLSelectElement, typed: string) {
  if (control instanceof HTMLSelectElement) {
    control.value = typed;
    control.dispatchEvent(new Event('change', { bubbles: true }));
  } else if (control.type === 'checkbox') {
    control.checked = control.defaultChecked;
    control.click();
  } else {
    // React records what `value =` sets and would ignore the event; setRangeText goes past that.
    control.value = control.defaultValue;
    control.setRangeText(typed, 0, control.value.length, 'end');
    control.dispatchEvent(new Event('input', { bubbles: true }));
  }
}

function hasChanged(control: HTMLInputElement | HTMLSelectElement) {
  if (control instanceof HTMLSelectElement) {
    // Only a prerendered one has the attribute.
    return control.querySelector<HTMLOptionElement>('option[selected]')?.selected === false;
  }
  if (control.type === 'checkbox') return control.checked !== control.defaultChecked;
  return control.value !== control.defaultValue;
}

/**
 * Keeps what was typed, ticked or chosen before the scripts of a slow connection came: by the customer, a password manager,
 * or a browser that restores a form. It stands on the screen, but React does not know it, and the next render would remove
 * it. Returns the ref of the element that contains the controls.
 */
export function useEarlyInput<Root extends HTMLElement>() {
  const root = useRef<Root>(null);
  useEffect(() => {
    const controls =
      root.current?.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input:enabled, select') ?? [];
    const early = [...controls].filter(hasChanged).map((control) => ({ control, typed: control.value }));
    void (async () => {
      for (const { control, typed } of early) {
        replay(control, typed);
        // The next one builds on what this one has changed.
        await Promise.resolve();
      }
    })();
  }, []);
  return root;
}
