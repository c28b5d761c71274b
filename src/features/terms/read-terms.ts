import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Children, Fragment, isValidElement, type ReactNode } from 'react';
import Markdown from 'react-markdown';
import type { TermsName } from '@/config/routes';
import { TERMS_TAGS, type TermsDocument, type TermsNode, type TermsTag } from './terms-node';

type Props = { children?: ReactNode; href?: string; start?: number };

const isTermsTag = (tag: unknown): tag is TermsTag => TERMS_TAGS.some((known) => known === tag);

function textOf(node: ReactNode): string {
  if (typeof node === 'string') return node;
  if (Array.isArray(node)) return node.map(textOf).join('');
  return isValidElement<Props>(node) ? textOf(node.props.children) : '';
}

/**
 * `제3조의2 …` and `Article 3-2 …` get the same anchor, so that it survives a change of language. `used`: the anchors
 * above, such as those of articles whose numbers start again in an appendix.
 */
const anchorOf = (title: string, used: readonly string[]) => {
  const number = /\d+(?:(?:조의|-)\d+)?/.exec(title)?.[0].replace('조의', '-');
  const id = `article-${number}`;
  return number && !used.includes(id) ? id : `section-${used.length + 1}`;
};

function toNodes(node: ReactNode): TermsNode[] {
  if (typeof node === 'string') return node.trim() === '' ? [] : [node];
  if (Array.isArray(node)) return node.flatMap(toNodes);
  if (!isValidElement<Props>(node)) return [];
  const { type, props } = node;
  const children = toNodes(props.children);
  if (!isTermsTag(type)) return children;
  return [
    {
      tag: type,
      children,
      ...(props.href ? { href: props.href } : {}),
      ...(props.start ? { start: props.start } : {}),
    },
  ];
}

/** Parses Markdown. Raw HTML in it becomes text, and links that do not lead to the web are emptied. */
export function toTermsDocument(markdown: string): TermsDocument {
  const page: unknown = Markdown({ children: markdown });
  const root = isValidElement<Props>(page) && page.type === Fragment ? page.props.children : null;
  const blocks = Children.toArray(root).filter((block) => isValidElement<Props>(block));
  const title = textOf(blocks.find(({ type }) => type === 'h1'));
  const anchors: string[] = [];

  const nodes = blocks.flatMap((block) => {
    if (block.type === 'h1') return [];
    if (block.type !== 'h2') return toNodes(block);
    const id = anchorOf(textOf(block), anchors);
    anchors.push(id);
    return [{ tag: 'h2' as const, id, children: toNodes(block.props.children) }];
  });
  return { title, nodes };
}

/** Reads a document of the brand at build time. */
export async function readTerms(locale: string, name: TermsName): Promise<TermsDocument> {
  return toTermsDocument(await readFile(join(process.cwd(), 'src/generated/terms', locale, `${name}.md`), 'utf8'));
}
