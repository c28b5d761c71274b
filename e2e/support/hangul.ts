import type { Page } from '@playwright/test';
import { assemble, disassemble } from 'es-hangul';

/** Which event comes first: Chromium sends keydown before the composition event, Safari after it. */
export const KEY_ORDERS = ['Chromium', 'Safari'] as const;
export type KeyOrder = (typeof KEY_ORDERS)[number];

/** The code of a key that the input method has taken. */
const INPUT_METHOD_KEY = 229;

const syllables = (jamo: readonly string[]) => (jamo.length > 0 ? Array.from(assemble([...jamo])) : []);

/** A Korean keyboard of two sets. The last syllable stays open, as it does for a customer, until a key ends it. */
export async function koreanKeyboard(page: Page, order: KeyOrder) {
  const browser = await page.context().newCDPSession(page);
  /** The syllable being composed, underlined in the field. */
  let open = '';

  const compose = async (text: string) => {
    open = text;
    await browser.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
  };

  /** Replaces the open syllable with `text` and ends the composition. */
  const commit = async (text: string) => {
    open = '';
    await browser.send('Input.insertText', { text });
  };

  /** A key that the input method takes carries no text, so the browser types nothing and submits no form. */
  const press = async (key: string, effect: () => Promise<void>) => {
    const event = { key, windowsVirtualKeyCode: INPUT_METHOD_KEY };
    // Chromium never sends the key event last by itself. Sent in this order over the protocol, it makes the events of Safari:
    // `compositionend`, and after it a keydown with the code 229 and isComposing false.
    if (order === 'Safari') await effect();
    await browser.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...event });
    if (order === 'Chromium') await effect();
    await browser.send('Input.dispatchKeyEvent', { type: 'keyUp', ...event });
  };

  return {
    /** Jamo by jamo. A vowel takes the consonant below the syllable along: 셎 becomes 세 and 조. */
    type: async (text: string) => {
      const jamo = Array.from(disassemble(text));
      for (const [index, key] of jamo.entries()) {
        const before = syllables(jamo.slice(0, index));
        const after = syllables(jamo.slice(0, index + 1));
        await press(order === 'Chromium' ? 'Process' : key, async () => {
          if (after.length > before.length && open !== '') await commit(after.at(-2) ?? '');
          await compose(after.at(-1) ?? '');
        });
      }
    },
    /** Enter, which the input method keeps for itself: it ends the syllable. */
    end: () => press('Enter', () => commit(open)),
  };
}

/** Where no field has the focus a Mac composes nothing: the jamo comes as the text of a plain key. */
export async function pressJamo(page: Page, jamo: string) {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Input.dispatchKeyEvent', { type: 'keyDown', key: jamo, text: jamo });
  await browser.send('Input.dispatchKeyEvent', { type: 'keyUp', key: jamo });
}
