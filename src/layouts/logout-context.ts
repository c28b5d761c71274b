import { createContext, useContext } from 'react';
import type { CurrentUser } from '@/domain/account/user';

const LogoutContext = createContext<(user: CurrentUser) => void>(() => {});

/** The shell provides the logout, so that layouts need not import session code. */
export const LogoutProvider = LogoutContext.Provider;
export const useLogout = () => useContext(LogoutContext);
