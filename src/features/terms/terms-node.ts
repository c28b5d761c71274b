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
export type TermsNode = string | { tag: TermsTag; id?: string; href?: string; children: TermsNode[] };

export type TermsDocument = { title: string; nodes: TermsNode[]; contents: { id: string; title: string }[] };
