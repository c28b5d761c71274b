import { type NextRouter, useRouter } from 'next/router';
import { useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;
const readPath = (): string | null => window.location.pathname;
const whilePrerendered = () => null;

/** `route`: a pattern such as `/public/mobis/[order_id]`. Empty for a path of another form. */
export function matchRoute(route: string, path: string): Record<string, string> {
  const pattern = new RegExp(`${route.replace(/\[(\w+)\]/g, '(?<$1>[^/]+)')}/?$`);
  const found = Object.entries(pattern.exec(path)?.groups ?? {});
  try {
    return Object.fromEntries(found.map(([name, value]) => [name, decodeURIComponent(value)]));
  } catch {
    return {};
  }
}

/** Without what the router has from the search, which may have the same names as another route's parameters. */
function routeParams(route: string, query: NextRouter['query']): Record<string, string> {
  const names = [...route.matchAll(/\[(\w+)\]/g)].flatMap(([, name]) => name ?? []);
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = query[name];
      return typeof value === 'string' ? [[name, value]] : [];
    }),
  );
}

/**
 * The parameters of a dynamic page's address. The page is one prerendered shell for all of them, and the router reads the
 * address some time after hydration; the page's request is sent right away instead.
 */
export function usePathParams(): Readonly<Partial<Record<string, string>>> {
  const { isReady, pathname, query } = useRouter();
  const path = useSyncExternalStore(neverChanges, readPath, whilePrerendered);
  if (isReady) return routeParams(pathname, query);
  return path === null ? {} : matchRoute(pathname, path);
}
