import { useEffect, useSyncExternalStore } from 'react';
import { COLOR_MODE_KEY, COLOR_SCHEME_ATTRIBUTE } from '@/config/color-scheme';
import { safeLocalStorage } from '../storage/local-storage';

export const COLOR_MODES = ['light', 'dark', 'system'] as const;
export type ColorMode = (typeof COLOR_MODES)[number];
export type ColorScheme = 'light' | 'dark';

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

const onServer = () => undefined;

/** The customer's choice and what it comes to; undefined until hydration is over, as the server knows neither. */
export function useColorScheme() {
  const mode = useSyncExternalStore(subscribe, readMode, onServer);
  const scheme = useSyncExternalStore(subscribe, readScheme, onServer);
  return { mode, scheme };
}

export function setColorMode(mode: ColorMode) {
  safeLocalStorage.setItem(COLOR_MODE_KEY, mode);
  for (const listener of listeners) listener();
}

/** Once per app: the page follows the choice, whichever tab makes it, and the system. */
export function useColorSchemeOfPage() {
  const { scheme } = useColorScheme();
  useEffect(() => {
    if (scheme) document.documentElement.setAttribute(COLOR_SCHEME_ATTRIBUTE, scheme);
  }, [scheme]);
}
