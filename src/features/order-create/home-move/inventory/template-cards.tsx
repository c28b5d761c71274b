import { useTranslation } from '@/lib/i18n/use-translation';
import type { ReactNode } from 'react';
import { piecesOf } from '@/domain/home-move/inventory';
import { loadOf } from '@/domain/home-move/load';
import { toPyeong } from '@/domain/home-move/area';
import { proposedItems } from '@/domain/home-move/proposal';
import { TEMPLATE_HOUSEHOLDS, TEMPLATES, type Template } from '@/domain/home-move/templates';
import { formatCubicMetres } from '@/domain/text/format';
import { ItemDrawing } from '@/ui/home-move/item-drawing';
import { styled } from '@/ui/styled';

const KIND: Record<Template | 'none', string> = { studio: 'bed', twoRooms: 'sofa', family: 'wardrobe', none: 'box' };

const Grid = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3),
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 240px), 1fr))',
}));

const Card = styled('button')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(3),
  width: '100%',
  minHeight: 76,
  padding: theme.spacing(3, 4),
  border: 0,
  borderRadius: theme.radius.outer,
  background: 'none',
  textAlign: 'left',
  color: theme.vars.palette.text.primary,
  boxShadow: `inset 0 0 0 1px ${theme.vars.palette.line.strong}`,
  cursor: 'pointer',
  transition: `background-color ${theme.transitions.duration.shortest}ms`,
  '@media (hover: hover)': { '&:hover': { backgroundColor: theme.vars.palette.surface.hover } },
  '&:active': { backgroundColor: theme.vars.palette.surface.pressed },
}));

const Name = styled('span')(({ theme }) => ({
  display: 'block',
  fontSize: theme.typography.body1.fontSize,
  fontWeight: theme.typography.fontWeightBold,
}));
const Facts = styled('span')(({ theme }) => ({
  display: 'block',
  fontSize: theme.typography.caption.fontSize,
  color: theme.vars.palette.text.secondary,
}));

type TemplateCardsProps = { onPick: (template: Template | null) => void };

/** Offers a typical household to start with, or an empty list. */
export function TemplateCards({ onPick }: TemplateCardsProps) {
  const { t } = useTranslation('inventory');

  function facts(template: Template) {
    const { area, people } = TEMPLATE_HOUSEHOLDS[template];
    const items = proposedItems(TEMPLATE_HOUSEHOLDS[template]);
    const { volume, boxes } = loadOf(items, []);
    return t('templateFacts', {
      pyeong: toPyeong(area),
      people,
      pieces: piecesOf({ items, ownItems: [] }),
      boxes,
      volume: formatCubicMetres(volume),
    });
  }

  const card = (template: Template | 'none', text: ReactNode) => (
    <li key={template}>
      <Card type="button" onClick={() => onPick(template === 'none' ? null : template)}>
        <ItemDrawing kind={KIND[template]} size={36} />
        <span>
          <Name>{t(`template.${template}`)}</Name>
          <Facts>{text}</Facts>
        </span>
      </Card>
    </li>
  );

  return (
    <Grid aria-label={t('start')}>
      {TEMPLATES.map((template) => card(template, facts(template)))}
      {card('none', t('templateNone'))}
    </Grid>
  );
}
