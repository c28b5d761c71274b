import { useTranslation } from '@/lib/i18n/use-translation';
import type { ReactNode } from 'react';
import type { OrderType } from '@/domain/order/kinds';
import { languageOf } from '@/domain/text/format';
import { styled } from '../styled';
import { RouteLineRow, type RouteKind, type RouteState } from './route-line-row';

export type RouteLineItem = {
  key: string;
  kind: RouteKind;
  /** A label above the address; `meta` then moves next to it, and the address gets the full width. */
  label?: ReactNode;
  /** The address; '' is one that could not be read. */
  title: ReactNode;
  subtitle?: ReactNode;
  /** On the right of the title: a time or a state. */
  meta?: ReactNode;
  state?: RouteState | undefined;
  action?: ReactNode;
};

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: theme.spacing(3),
}));

const Label = styled('span')(({ theme }) => ({
  fontSize: theme.typography.caption.fontSize,
  color: theme.vars.palette.text.secondary,
}));
const Title = styled('bdi')(({ theme }) => ({
  fontWeight: theme.typography.fontWeightMedium,
  lineHeight: 1.5,
  minWidth: 0,
}));
const Meta = styled('span')(({ theme }) => ({
  flex: 'none',
  // Large text needs a second line.
  maxWidth: '50%',
  minWidth: 'min-content',
  fontSize: theme.typography.caption.fontSize,
  color: theme.vars.palette.text.secondary,
}));
const Subtitle = styled('div')(({ theme }) => ({
  fontSize: theme.typography.body2.fontSize,
  lineHeight: 1.5,
  color: theme.vars.palette.text.secondary,
}));

/** The route line for custom rows, such as the composer's form. Children are `RouteLineRow`s. */
export function RouteLineFrame({ label, children }: { label?: string | undefined; children: ReactNode }) {
  const { t } = useTranslation('common');
  return <ol aria-label={label ?? t('route.label')}>{children}</ol>;
}

type RouteLineProps = { orderType?: OrderType | undefined; items: readonly RouteLineItem[]; label?: string };

/** A vertical line with pickup, numbered stops and drop-off. Needs the `order` texts. */
export function RouteLine({ orderType, items, label }: RouteLineProps) {
  const noPlace = useTranslation('order').t('row.noPlace');
  const stops = items.filter(({ kind }) => kind === 'stop').map(({ key }) => key);
  return (
    <RouteLineFrame label={label}>
      {items.map(({ key, kind, label: name, title, subtitle, meta, state, action }, index) => (
        <RouteLineRow
          key={key}
          orderType={orderType}
          kind={kind}
          number={stops.indexOf(key) + 1}
          state={state}
          isStateShown={Boolean(meta)}
          isLast={index === items.length - 1}
        >
          <Head>
            {name ? (
              <Label aria-hidden="true">{name}</Label>
            ) : (
              <Title lang={languageOf(title)}>{title || noPlace}</Title>
            )}
            {meta ? <Meta>{meta}</Meta> : null}
          </Head>
          {name ? <Title lang={languageOf(title)}>{title || noPlace}</Title> : null}
          {subtitle ? <Subtitle lang={languageOf(subtitle)}>{subtitle}</Subtitle> : null}
          {action}
        </RouteLineRow>
      ))}
    </RouteLineFrame>
  );
}
