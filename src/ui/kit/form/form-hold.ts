import { createContext } from 'react';

/** What the button of a form says while the provider wants to hear nothing of it; null while it may be sent. */
export const FormHold = createContext<string | null>(null);
