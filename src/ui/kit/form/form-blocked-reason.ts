import { createContext } from 'react';

/** The text of a form's blocked submit button, for instance after a Retry-After; null while it can be submitted. */
export const FormBlockedReason = createContext<string | null>(null);
