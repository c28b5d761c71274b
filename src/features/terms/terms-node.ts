export const TERMS_TAGS = [
  'h2',
  'h3',
  'p',
  'ul',
  'ol',
  'li',
  'a',
  'strong',
  'em',
  'blockquote',
  'hr',
  'br',
  'code',
] as const;
export type TermsTag = (typeof TERMS_TAGS)[number];

/** A document as plain data, so that no page loads a Markdown parser. */
export type TermsNode =
  | string
  | {
      tag: TermsTag;
      id?: string;
      href?: string;
      /** Of a list that continues: the number of its first item. */
      start?: number;
      children: TermsNode[];
    };

export type TermsDocument = { title: string; nodes: TermsNode[] };

const textOf = (node: TermsNode): string => (typeof node === 'string' ? node : node.children.map(textOf).join(''));

/** The articles with their anchors. */
export const contentsOf = ({ nodes }: TermsDocument) =>
  nodes.flatMap((node) => (typeof node !== 'string' && node.id ? [{ id: node.id, title: textOf(node) }] : []));
