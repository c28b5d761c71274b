import { createContext, useContext } from 'react';

const LogoutContext = createContext<() => void>(() => {});

/** The shell says what logging out does; the user menu only asks for it. */
export const LogoutProvider = LogoutContext.Provider;
export const useLogout = () => useContext(LogoutContext);
