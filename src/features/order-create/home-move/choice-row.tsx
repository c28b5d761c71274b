import { useId, type ReactNode } from 'react';
import { HiddenRadio } from '@/ui/kit/form/hidden-radio';
import { styled } from '@/ui/styled';

const Group = styled('fieldset')({ minWidth: 0 });
const Legend = styled('legend')(({ theme }) => ({
  fontSize: theme.typography.body2.fontSize,
  fontWeight: theme.typography.fontWeightMedium,
  lineHeight: 1.5,
}));
const Reason = styled('p')(({ theme }) => ({
  fontSize: theme.typography.caption.fontSize,
  lineHeight: 1.5,
  color: theme.vars.palette.text.secondary,
}));
const Chips = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(2),
  marginTop: theme.spacing(2),
}));
const Chip = styled('label')(({ theme }) => ({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minHeight: theme.layout.target,
  minWidth: 72,
  padding: theme.spacing(1, 4),
  borderRadius: theme.radius.inner,
  fontSize: theme.typography.body2.fontSize,
  fontWeight: theme.typography.fontWeightMedium,
  boxShadow: `inset 0 0 0 1px ${theme.vars.palette.line.strong}`,
  cursor: 'pointer',
  transition: `box-shadow ${theme.transitions.duration.shortest}ms, background-color ${theme.transitions.duration.shortest}ms`,
  '@media (hover: hover)': { '&:hover': { boxShadow: `inset 0 0 0 1px ${theme.vars.palette.text.secondary}` } },
  '&:has(:checked)': {
    backgroundColor: theme.vars.palette.primary.soft,
    boxShadow: `inset 0 0 0 2px ${theme.vars.palette.primary.brand}`,
  },
  '&:has(:focus-visible)': { outline: `2px solid ${theme.vars.palette.primary.brand}`, outlineOffset: 2 },
}));
const ErrorText = styled('p')(({ theme }) => ({
  marginTop: theme.spacing(1.5),
  fontSize: theme.typography.caption.fontSize,
  color: theme.vars.palette.error.text,
}));

type ChoiceRowProps<Value extends string> = {
  /** Name of the radios; a problem focuses the group by it. */
  name?: string;
  legend: string;
  /** The reason for the question. */
  why?: ReactNode;
  options: readonly { value: Value; label: string }[];
  /** '' means not answered yet. */
  value: Value | '';
  onChange: (value: Value) => void;
  error?: string | undefined;
};

/** A question with a few short answers and the reason for asking. */
export function ChoiceRow<Value extends string>({
  name,
  legend,
  why,
  options,
  value,
  onChange,
  error,
}: ChoiceRowProps<Value>) {
  const id = useId();
  const describedBy = [why ? `${id}-why` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ');
  return (
    <Group aria-describedby={describedBy}>
      <Legend>{legend}</Legend>
      {why ? <Reason id={`${id}-why`}>{why}</Reason> : null}
      <Chips>
        {options.map((option) => (
          <Chip key={option.value}>
            <HiddenRadio
              name={name ?? id}
              value={option.value}
              checked={option.value === value}
              disabled={false}
              onChange={() => onChange(option.value)}
            />
            {option.label}
          </Chip>
        ))}
      </Chips>
      {error ? (
        <ErrorText id={`${id}-error`} role="alert">
          {error}
        </ErrorText>
      ) : null}
    </Group>
  );
}
