import { createContext, useContext } from 'react';

const LogoutContext = createContext<() => void>(() => {});

/** The shell provides the logout, so that layouts need not import session code. */
export const LogoutProvider = LogoutContext.Provider;
export const useLogout = () => useContext(LogoutContext);
