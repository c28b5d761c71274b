import { useId, type ReactNode } from 'react';
import { styled } from '../../styled';
import { HiddenRadio } from './hidden-radio';
import { VisuallyHidden } from '../layout/visually-hidden';

type RadioCard<Value extends string> = {
  value: Value;
  title: ReactNode;
  description?: ReactNode;
  /** For instance a price: on the right, in narrow cards at the bottom. */
  meta?: ReactNode;
  /** An icon or a vehicle drawing. */
  picture?: ReactNode;
  isDisabled?: boolean | undefined;
};

type RadioCardsProps<Value extends string> = {
  legend: string;
  isLegendHidden?: boolean;
  name?: string;
  cards: readonly RadioCard<Value>[];
  value: Value | null;
  onChange: (value: Value) => void;
  /** `list`: one below the other, picture on the left. `grid`: tiles with the picture on top. */
  layout?: 'list' | 'grid';
  error?: string | undefined;
};

const Legend = styled('legend')(({ theme }) => ({
  marginBottom: theme.spacing(2),
  fontSize: theme.typography.body2.fontSize,
  fontWeight: theme.typography.fontWeightMedium,
}));

const Cards = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  '&[data-layout="grid"]': {
    gridTemplateColumns: 'repeat(auto-fill, minmax(7.75rem, 1fr))',
    [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(auto-fill, minmax(9.25rem, 1fr))' },
  },
}));

const Card = styled('label')(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  gap: theme.spacing(3),
  alignItems: 'center',
  minHeight: theme.layout.controlLarge,
  padding: theme.spacing(3, 4),
  borderRadius: theme.radius.outer,
  backgroundColor: theme.vars.palette.background.paper,
  boxShadow: `inset 0 0 0 1px ${theme.vars.palette.line.strong}`,
  cursor: 'pointer',
  transition: `box-shadow ${theme.transitions.duration.shortest}ms, background-color ${theme.transitions.duration.shortest}ms`,
  '[data-layout="grid"] > &': {
    flexDirection: 'column',
    alignItems: 'stretch',
    gap: theme.spacing(2),
    paddingInline: theme.spacing(3),
  },
  '@media (hover: hover)': { '&:hover': { boxShadow: `inset 0 0 0 1px ${theme.vars.palette.text.secondary}` } },
  '&:has(:checked)': {
    backgroundColor: theme.vars.palette.primary.soft,
    boxShadow: `inset 0 0 0 2px ${theme.vars.palette.primary.brand}`,
  },
  '&:has(:focus-visible)': { outline: `2px solid ${theme.vars.palette.primary.brand}`, outlineOffset: 2 },
  '&:has(:disabled)': {
    color: theme.vars.palette.text.disabled,
    backgroundColor: theme.vars.palette.surface.sunken,
    boxShadow: `inset 0 0 0 1px ${theme.vars.palette.line.hairline}`,
    cursor: 'not-allowed',
  },
}));

const Text = styled('span')({ flex: 1, minWidth: 0 });
const Title = styled('span')(({ theme }) => ({
  display: 'block',
  fontWeight: theme.typography.fontWeightMedium,
  lineHeight: 1.4,
}));
const Description = styled('span')(({ theme }) => ({
  display: 'block',
  fontSize: theme.typography.caption.fontSize,
  lineHeight: 1.5,
  color: theme.vars.palette.text.secondary,
}));
const Meta = styled('span')(({ theme }) => ({
  fontWeight: theme.typography.fontWeightMedium,
  overflowWrap: 'anywhere',
}));
const ErrorText = styled('p')(({ theme }) => ({
  marginTop: theme.spacing(1.5),
  fontSize: theme.typography.caption.fontSize,
  color: theme.vars.palette.error.text,
}));

/** A choice of one with descriptions. Uses native radios, so arrow keys and screen readers work. */
export function RadioCards<Value extends string>({
  legend,
  isLegendHidden = false,
  name,
  cards,
  value,
  onChange,
  layout = 'list',
  error,
}: RadioCardsProps<Value>) {
  const id = useId();
  return (
    <fieldset aria-describedby={error ? `${id}-error` : undefined}>
      {isLegendHidden ? <VisuallyHidden as="legend">{legend}</VisuallyHidden> : <Legend>{legend}</Legend>}
      <Cards data-layout={layout}>
        {cards.map((card) => (
          <Card key={card.value}>
            <HiddenRadio
              name={name ?? id}
              value={card.value}
              checked={card.value === value}
              disabled={card.isDisabled ?? false}
              onChange={() => onChange(card.value)}
            />
            {card.picture}
            <Text>
              <Title>{card.title}</Title>
              {card.description ? <Description>{card.description}</Description> : null}
            </Text>
            {card.meta ? <Meta>{card.meta}</Meta> : null}
          </Card>
        ))}
      </Cards>
      {error ? (
        <ErrorText id={`${id}-error`} role="alert">
          {error}
        </ErrorText>
      ) : null}
    </fieldset>
  );
}
