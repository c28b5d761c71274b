import { useEffect, useSyncExternalStore } from 'react';
import { COLOR_MODE_KEY, COLOR_SCHEME_ATTRIBUTE } from '@/config/color-scheme';
import { safeLocalStorage } from '../storage/safe-storage';

export const COLOR_MODES = ['light', 'dark', 'system'] as const;
type ColorMode = (typeof COLOR_MODES)[number];
type ColorScheme = 'light' | 'dark';

const DARK_SYSTEM = '(prefers-color-scheme: dark)';
const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  const system = window.matchMedia(DARK_SYSTEM);
  listeners.add(listener);
  window.addEventListener('storage', listener);
  system.addEventListener('change', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
    system.removeEventListener('change', listener);
  };
}

function readMode(): ColorMode {
  const stored = safeLocalStorage.getItem(COLOR_MODE_KEY);
  return COLOR_MODES.find((mode) => mode === stored) ?? 'system';
}

function readScheme(): ColorScheme {
  const mode = readMode();
  if (mode !== 'system') return mode;
  return window.matchMedia(DARK_SYSTEM).matches ? 'dark' : 'light';
}

const getServerSnapshot = () => undefined;

/** The customer's choice and the resulting scheme; undefined until hydration, because the server knows neither. */
export function useColorScheme() {
  const mode = useSyncExternalStore(subscribe, readMode, getServerSnapshot);
  const scheme = useSyncExternalStore(subscribe, readScheme, getServerSnapshot);
  return { mode, scheme };
}

export function setColorMode(mode: ColorMode) {
  safeLocalStorage.setItem(COLOR_MODE_KEY, mode);
  for (const listener of listeners) listener();
}

/** Call it once per app: the page follows the choice made in any tab, and the system. Renders nothing again. */
export function useApplyColorScheme() {
  useEffect(() => {
    const { documentElement: page } = document;
    const apply = () => {
      const scheme = readScheme();
      // Maps draw again whenever the attribute is set.
      if (page.getAttribute(COLOR_SCHEME_ATTRIBUTE) !== scheme) page.setAttribute(COLOR_SCHEME_ATTRIBUTE, scheme);
    };
    apply();
    return subscribe(apply);
  }, []);
}
