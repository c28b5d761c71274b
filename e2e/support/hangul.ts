import type { Page } from '@playwright/test';
import { assemble, disassemble } from 'es-hangul';

/** The event order: Chromium sends keydown before the composition event, Safari after it. */
export const KEY_ORDERS = ['Chromium', 'Safari'] as const;
export type KeyOrder = (typeof KEY_ORDERS)[number];

/** Key code of a key handled by the input method. */
const INPUT_METHOD_KEY = 229;

const syllables = (jamo: readonly string[]) => (jamo.length > 0 ? Array.from(assemble([...jamo])) : []);

/** Simulates a two-set Korean keyboard. As in reality, the last syllable stays open until another key ends it. */
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

  /** A key handled by the input method carries no text, so the browser neither types nor submits. */
  const press = async (key: string, effect: () => Promise<void>) => {
    const event = { key, windowsVirtualKeyCode: INPUT_METHOD_KEY };
    // Chromium never sends the key event last. In this order over the protocol it reproduces Safari: `compositionend`,
    // then a keydown with code 229 and isComposing false.
    if (order === 'Safari') await effect();
    await browser.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...event });
    if (order === 'Chromium') await effect();
    await browser.send('Input.dispatchKeyEvent', { type: 'keyUp', ...event });
  };

  return {
    /** Types jamo by jamo. A vowel takes over the final consonant of the syllable: 셎 becomes 세 and 조. */
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
    /** Presses Enter, which the input method uses to end the syllable. */
    end: () => press('Enter', () => commit(open)),
  };
}

/** Without a focused field a Mac does not compose: the jamo arrives as the text of a plain key. */
export async function pressJamo(page: Page, jamo: string) {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Input.dispatchKeyEvent', { type: 'keyDown', key: jamo, text: jamo });
  await browser.send('Input.dispatchKeyEvent', { type: 'keyUp', key: jamo });
}
