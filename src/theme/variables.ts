import { DARK, LIGHT } from './tokens';

type Tree = { readonly [name: string]: string | Tree };
/** The same keys, each with its CSS variable as the value. */
type Names<T> = { readonly [Key in keyof T]: T[Key] extends string ? string : Names<T[Key]> };

const isTree = (value: string | Tree): value is Tree => typeof value === 'object';

function declarations(tokens: Tree, prefix = '-'): [string, string][] {
  return Object.entries(tokens).flatMap(([key, value]): [string, string][] => {
    const name = `${prefix}-${key}`;
    return isTree(value) ? declarations(value, name) : [[name, value]];
  });
}

function names(tokens: Tree, prefix = '-'): Tree {
  return Object.fromEntries(
    Object.entries(tokens).map(([key, value]) => {
      const name = `${prefix}-${key}`;
      return [key, isTree(value) ? names(value, name) : `var(${name})`];
    }),
  );
}

// Boundary: `names` keeps every key, which its return type cannot express.
export const palette = names(LIGHT) as Names<typeof LIGHT>;

const light = Object.fromEntries(declarations(LIGHT));

/** The declarations of `:root`: `--primary-main` and so on. The dark scheme declares only what differs. */
export const SCHEME_VARIABLES = {
  light,
  dark: Object.fromEntries(declarations(DARK).filter(([name, value]) => light[name] !== value)),
};
