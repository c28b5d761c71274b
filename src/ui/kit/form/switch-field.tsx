import { useId, type ComponentProps, type ReactNode } from 'react';
import { styled } from '../../styled';

type SwitchFieldProps = Omit<ComponentProps<'input'>, 'type' | 'role'> & { label: string; description?: ReactNode };

const Row = styled('label')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  // With large text the switch goes below a long word.
  flexWrap: 'wrap',
  gap: theme.spacing(1, 4),
  minHeight: theme.layout.controlLarge,
  cursor: 'pointer',
  '&:has(:disabled)': { cursor: 'not-allowed', color: theme.vars.palette.text.disabled },
}));

const Text = styled('span')({ flex: 1 });

const Description = styled('span')(({ theme }) => ({
  display: 'block',
  fontSize: theme.typography.caption.fontSize,
  lineHeight: 1.5,
  color: theme.vars.palette.text.secondary,
}));

const Track = styled('input')(({ theme }) => ({
  position: 'relative',
  flex: 'none',
  width: 48,
  height: 28,
  margin: 0,
  appearance: 'none',
  borderRadius: theme.radius.pill,
  backgroundColor: theme.vars.palette.line.control,
  cursor: 'inherit',
  transition: `background-color ${theme.transitions.duration.short}ms`,
  '&::after': {
    content: '""',
    position: 'absolute',
    top: 3,
    left: 3,
    width: 22,
    height: 22,
    borderRadius: '50%',
    backgroundColor: theme.vars.palette.background.paper,
    transition: `transform ${theme.transitions.duration.short}ms`,
  },
  '&:checked': { backgroundColor: theme.vars.palette.primary.main, '&::after': { transform: 'translateX(20px)' } },
  '&:disabled': { backgroundColor: theme.vars.palette.line.strong },
}));

/** A setting that takes effect at once. */
export function SwitchField({ id: given, label, description, ...input }: SwitchFieldProps) {
  const fallback = useId();
  const id = given ?? fallback;
  const descriptionId = `${id}-description`;
  return (
    <Row htmlFor={id}>
      <Text>
        <span id={`${id}-label`}>{label}</span>
        {description ? <Description id={descriptionId}>{description}</Description> : null}
      </Text>
      <Track
        type="checkbox"
        role="switch"
        id={id}
        aria-labelledby={`${id}-label`}
        {...(description ? { 'aria-describedby': descriptionId } : {})}
        {...input}
      />
    </Row>
  );
}
