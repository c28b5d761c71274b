import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Combobox } from '@/ui/kit/form/use-combobox';
import { styled } from '@/ui/styled';
import type { Choice } from './use-choices';

const MAX_HEIGHT = 240;
const MIN_WIDTH = 260;
const MARGIN = 8;
const GAP = 4;

const List = styled('ul')(({ theme }) => ({
  position: 'fixed',
  zIndex: theme.zIndex.tooltip,
  maxHeight: MAX_HEIGHT,
  margin: 0,
  padding: theme.spacing(1),
  overflow: 'auto',
  listStyle: 'none',
  borderRadius: theme.radius.inner,
  backgroundColor: theme.vars.palette.surface.floating,
  boxShadow: `0 8px 24px ${theme.vars.palette.surface.shadow}, 0 0 0 1px ${theme.vars.palette.line.hairline}`,
  fontSize: theme.typography.body2.fontSize,
  '& > li': {
    padding: theme.spacing(2, 3),
    borderRadius: 6,
    cursor: 'pointer',
    color: theme.vars.palette.text.primary,
    '&[aria-selected="true"]': { backgroundColor: theme.vars.palette.primary.soft },
    '@media (hover: hover)': { '&:hover': { backgroundColor: theme.vars.palette.surface.hover } },
  },
  '& small': {
    display: 'block',
    fontSize: theme.typography.caption.fontSize,
    color: theme.vars.palette.text.secondary,
  },
}));

/** The position below the field, or above it if there is not enough space; follows scrolling. */
function useListPosition(fieldId: string) {
  const [place, setPlace] = useState<object | null>(null);
  useEffect(() => {
    const measure = () => {
      const field = document.getElementById(fieldId);
      if (!field) return;
      const { left, top, bottom, width: fieldWidth } = field.getBoundingClientRect();
      const width = Math.max(fieldWidth, MIN_WIDTH);
      const isAbove = bottom + MAX_HEIGHT > window.innerHeight && top > MAX_HEIGHT;
      setPlace({
        width,
        left: Math.max(MARGIN, Math.min(left, window.innerWidth - width - MARGIN)),
        ...(isAbove ? { bottom: window.innerHeight - top + GAP } : { top: bottom + GAP }),
      });
    };
    measure();
    window.addEventListener('scroll', measure, true);
    window.addEventListener('resize', measure);
    return () => {
      window.removeEventListener('scroll', measure, true);
      window.removeEventListener('resize', measure);
    };
  }, [fieldId]);
  return place;
}

type ChoiceListProps = {
  label: string;
  fieldId: string;
  choices: readonly Choice[];
  combobox: Combobox;
};

/** Suggestions for a cell. The focus stays in the field. */
export function ChoiceList({ label, fieldId, choices, combobox }: ChoiceListProps) {
  const place = useListPosition(fieldId);
  if (place === null) return null;
  return createPortal(
    <List {...combobox.listProps} aria-label={label} style={place}>
      {choices.map((choice) => (
        <li key={choice.id} {...combobox.optionProps(choice.id)}>
          {choice.text}
          {choice.hint ? <small>{choice.hint}</small> : null}
        </li>
      ))}
    </List>,
    document.body,
  );
}
