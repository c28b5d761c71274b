import { useId, type ReactNode } from 'react';
import { styled } from '../../styled';
import { HiddenRadio } from './hidden-radio';
import { VisuallyHidden } from '../layout/visually-hidden';

type SegmentedControlProps<Value extends string> = {
  legend: string;
  options: readonly { value: Value; label: ReactNode; isDisabled?: boolean }[];
  value: Value;
  onChange: (value: Value) => void;
};

const Track = styled('div')(({ theme }) => ({
  display: 'flex',
  // With large text on a phone, words need more than one row.
  flexWrap: 'wrap',
  gap: theme.spacing(1),
  padding: theme.spacing(1),
  borderRadius: theme.radius.outer,
  backgroundColor: theme.vars.palette.surface.track,
}));

const Segment = styled('label')(({ theme }) => ({
  flex: 'auto',
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: theme.spacing(1.5),
  minHeight: theme.layout.target,
  padding: theme.spacing(1, 3),
  // Three options in English fit a phone of 360 px.
  [theme.breakpoints.down('sm')]: { paddingInline: theme.spacing(1) },
  borderRadius: theme.radius.inner,
  fontSize: theme.typography.body2.fontSize,
  fontWeight: theme.typography.fontWeightMedium,
  lineHeight: 1.3,
  textAlign: 'center',
  color: theme.vars.palette.text.secondary,
  cursor: 'pointer',
  transition: `background-color ${theme.transitions.duration.shortest}ms`,
  '&:has(:checked)': {
    backgroundColor: theme.vars.palette.surface.thumb,
    color: theme.vars.palette.text.primary,
  },
  '&:has(:focus-visible)': { outline: `2px solid ${theme.vars.palette.primary.brand}`, outlineOffset: 2 },
  '&:has(:disabled)': { color: theme.vars.palette.text.disabled, cursor: 'not-allowed' },
}));

/** A choice between two to four short options, side by side. */
export function SegmentedControl<Value extends string>({
  legend,
  options,
  value,
  onChange,
}: SegmentedControlProps<Value>) {
  const name = useId();
  return (
    <fieldset>
      <VisuallyHidden as="legend">{legend}</VisuallyHidden>
      <Track>
        {options.map((option) => (
          <Segment key={option.value}>
            <HiddenRadio
              name={name}
              value={option.value}
              checked={option.value === value}
              disabled={option.isDisabled ?? false}
              onChange={() => onChange(option.value)}
            />
            {option.label}
          </Segment>
        ))}
      </Track>
    </fieldset>
  );
}
