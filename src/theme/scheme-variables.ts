import { DARK, LIGHT } from './tokens';
import { isTree, type Tree } from './variables';

function declarations(tokens: Tree, prefix = '-'): [string, string][] {
  return Object.entries(tokens).flatMap(([key, value]): [string, string][] => {
    const name = `${prefix}-${key}`;
    return isTree(value) ? declarations(value, name) : [[name, value]];
  });
}

const light = Object.fromEntries(declarations(LIGHT));

/** The declarations of `:root`: `--primary-main` and so on. The dark scheme declares only what differs. */
export const SCHEME_VARIABLES = {
  light,
  dark: Object.fromEntries(declarations(DARK).filter(([name, value]) => light[name] !== value)),
};
