import { onlineManager } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';

const subscribe = (onChange: () => void) => onlineManager.subscribe(onChange);
const isOnline = () => onlineManager.isOnline();
const getServerSnapshot = () => true;

export const useIsOnline = () => useSyncExternalStore(subscribe, isOnline, getServerSnapshot);
