import { LIGHT } from './tokens';

export type Tree = { readonly [name: string]: string | Tree };
/** The same keys, each with its CSS variable as the value. */
type Names<T> = { readonly [Key in keyof T]: T[Key] extends string ? string : Names<T[Key]> };

export const isTree = (value: string | Tree): value is Tree => typeof value === 'object';

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
