import { createElement, Fragment, type ReactNode } from 'react';
import { ExternalLink, Link } from '@/ui/kit/button/link';
import { Notice } from '@/ui/kit/feedback/notice';
import { styled } from '@/ui/styled';
import type { TermsNode } from './terms-node';

const Body = styled('div')(({ theme }) => ({
  lineHeight: 1.7,
  '& > * + *': { marginTop: theme.spacing(4) },
  '& > h2': { ...theme.typography.h3, marginTop: theme.spacing(10), scrollMarginTop: theme.spacing(6) },
  '& > h2:target': { textDecoration: `underline ${theme.vars.palette.attention.main} 3px`, textUnderlineOffset: 6 },
  '& ul, & ol': { paddingLeft: theme.spacing(5) },
  '& ul': { listStyle: 'disc' },
  '& ol': { listStyle: 'decimal' },
  '& li + li': { marginTop: theme.spacing(2) },
  '& li::marker': { color: theme.vars.palette.text.secondary },
  '@media print': { '& > h2': { breakAfter: 'avoid' } },
}));

/** Renders text and a fixed set of tags; nothing in the document is read as markup. */
function renderNode(node: TermsNode, key: number): ReactNode {
  if (typeof node === 'string') return <Fragment key={key}>{node}</Fragment>;
  const { tag, id, href, start, children } = node;
  const inner = children.map(renderNode);
  if (tag === 'blockquote') {
    return (
      <Notice key={key} tone="attention">
        {children.flatMap((child) => (typeof child === 'string' ? [child] : child.children)).map(renderNode)}
      </Notice>
    );
  }
  if (tag === 'a' && href) {
    if (href.startsWith('#')) {
      return (
        <a key={key} href={href}>
          {inner}
        </a>
      );
    }
    return href.startsWith('/') ? (
      <Link key={key} href={href}>
        {inner}
      </Link>
    ) : (
      <ExternalLink key={key} href={href}>
        {inner}
      </ExternalLink>
    );
  }
  return createElement(tag, { key, ...(id ? { id } : {}), ...(start ? { start } : {}) }, ...inner);
}

export const TermsBody = ({ nodes }: { nodes: readonly TermsNode[] }) => <Body>{nodes.map(renderNode)}</Body>;
