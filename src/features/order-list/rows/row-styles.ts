import type { CSSObject, Theme } from '@emotion/react';
import { buttonStyles } from '@/ui/kit/button/button-styles';
import { tickStyles } from '@/ui/kit/form/tick';
import { rowLinkStyles } from '@/ui/kit/layout/row-link';
import { routePairStyles } from '@/ui/order/route-pair';
import { toneChipStyles } from '@/ui/kit/feedback/tone-chip';

/** One class styles all rows: their parts are plain elements, which are refilled while scrolling. */
export const rowPartStyles = ({ theme }: { theme: Theme }): CSSObject => ({
  '& small': {
    display: 'block',
    fontSize: theme.typography.caption.fontSize,
    color: theme.vars.palette.text.secondary,
  },
  '& [data-tone]': toneChipStyles({ theme }),
  '& [data-part="route"]': routePairStyles({ theme }),
  '& [data-part="act"]': {
    ...outlineButton(theme),
    zIndex: 1,
    whiteSpace: 'nowrap',
  },
  '& [data-part="pick"]': {
    position: 'relative',
    zIndex: 1,
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    width: theme.layout.target,
    height: theme.layout.target,
    margin: theme.spacing(0, -2.5),
    cursor: 'pointer',
  },
  '& [data-part="pick"] > input': tickStyles({ theme }),
  '& a[data-open]': {
    fontWeight: theme.typography.fontWeightMedium,
    color: theme.vars.palette.text.primary,
    ...rowLinkStyles(theme),
  },
});

/** Same look as <Button size="small" variant="outline">, without its attributes. */
function outlineButton(theme: Theme): CSSObject {
  const { '&[data-size="small"]': size, '&[data-variant="outline"]': variant, ...base } = buttonStyles({ theme });
  return Object.assign({}, base, size, variant);
}
