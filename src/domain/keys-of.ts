/** The keys of a table that is written out in the code, with their type. Not for objects that may hold more. */
export const keysOf = <Key extends string>(table: Readonly<Record<Key, unknown>>) => Object.keys(table) as Key[]; // boundary: Object.keys forgets what a literal table holds
