import type { ReactNode } from 'react';
import { styled } from '../styled';

const Mark = styled('svg')({ display: 'block', flex: 'none' });

type MarkProps = { size: number };

/**
 * Draws the mark in the page: the browser would lay out an SVG file as a separate document, which takes longer. The colours
 * belong to the vendors and are the same in both schemes, so they are not part of the theme.
 */
const mark = (ground: string, drawing: ReactNode) =>
  function VendorMark({ size }: MarkProps) {
    return (
      <Mark width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
        <circle cx="12" cy="12" r="12" fill={ground} />
        {drawing}
      </Mark>
    );
  };

export const KakaoMark = mark(
  '#fee500',
  <path
    fill="#191600"
    d="M12 6.4c-3.6 0-6.4 2.2-6.4 5 0 1.8 1.2 3.4 3 4.3l-.6 2.3c-.1.3.2.5.4.3l2.7-1.8c.3 0 .6.1.9.1 3.6 0 6.4-2.3 6.4-5.2 0-2.8-2.8-5-6.4-5z"
  />,
);

export const NaverMark = mark(
  '#03c75a',
  <path fill="#fff" d="M13.6 12.3 10.3 7.5H7.5v9h2.9v-4.8l3.3 4.8h2.8v-9h-2.9z" />,
);

export const GoogleMark = mark(
  '#fff',
  <>
    <path
      fill="#4285f4"
      d="M18.5 12.15c0-.47-.04-.92-.12-1.35H12v2.56h3.65a3.12 3.12 0 0 1-1.35 2.05v1.7h2.19c1.28-1.18 2.01-2.92 2.01-4.96z"
    />
    <path
      fill="#34a853"
      d="M12 18.77c1.83 0 3.36-.6 4.48-1.64l-2.19-1.7c-.6.41-1.38.65-2.29.65-1.76 0-3.26-1.19-3.79-2.79H5.95v1.76A6.77 6.77 0 0 0 12 18.77z"
    />
    <path fill="#fbbc05" d="M8.21 13.29a4.07 4.07 0 0 1 0-2.6V8.93H5.95a6.77 6.77 0 0 0 0 6.11z" />
    <path
      fill="#ea4335"
      d="M12 7.91c.99 0 1.88.34 2.58 1.01l1.94-1.94A6.49 6.49 0 0 0 12 5.23a6.77 6.77 0 0 0-6.05 3.7l2.26 1.76C8.74 9.09 10.24 7.91 12 7.91z"
    />
  </>,
);
