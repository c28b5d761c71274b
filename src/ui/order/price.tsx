import styled from '@emotion/styled';
import { useRef } from 'react';
import { formatWon } from '@/domain/text/format';
import { useEasedNumber } from './use-eased-number';
import { useLocale } from '../use-locale';
import { VisuallyHidden } from '../kit/layout/visually-hidden';

type Size = 'large' | 'medium' | 'small';

const Root = styled('span')(({ theme }) => ({
  display: 'inline-block',
  textAlign: 'right',
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
  fontWeight: theme.typography.fontWeightBold,
  lineHeight: 1.3,
  '&[data-size="large"]': { fontSize: theme.typography.h1.fontSize, minWidth: '7ch' },
  '&[data-size="medium"]': { fontSize: theme.typography.h2.fontSize, minWidth: '6ch' },
  '&[data-size="small"]': { fontSize: theme.typography.body1.fontSize, fontWeight: theme.typography.fontWeightMedium },
  '&[data-stale="true"]': { color: theme.vars.palette.text.disabled },
}));

/**
 * An amount in won that animates from the old to the new value. Screen readers get only the final value. `isStale`
 * greys it while a new price loads, so an old price does not look current.
 */
export function Price({ amount, size = 'large', isStale = false }: { amount: number; size?: Size; isStale?: boolean }) {
  const locale = useLocale();
  const figure = useRef<HTMLSpanElement>(null);
  useEasedNumber(amount, (value) => {
    if (figure.current) figure.current.textContent = formatWon(value, locale);
  });
  return (
    <Root data-size={size} data-stale={isStale}>
      <span ref={figure} aria-hidden="true">
        {formatWon(amount, locale)}
      </span>
      <VisuallyHidden>{formatWon(amount, locale)}</VisuallyHidden>
    </Root>
  );
}
