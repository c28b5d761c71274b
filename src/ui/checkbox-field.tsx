import type { CSSObject, Theme } from '@emotion/react';
import styled from '@emotion/styled';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { fieldAria } from './field';
import { useFormField } from './use-form-field';

export type CheckboxFieldProps = Omit<ComponentProps<'input'>, 'type'> & {
  label: ReactNode;
  description?: ReactNode;
  error?: string | undefined;
  /** Stands beside the label but is not part of it: a link to the terms, say. */
  aside?: ReactNode;
};

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'flex-start',
  gap: theme.spacing(2),
  '& > label': { flex: 1, minWidth: 0 },
}));

const Label = styled('label')(({ theme }) => ({
  display: 'flex',
  gap: theme.spacing(3),
  minHeight: theme.layout.target,
  padding: theme.spacing(2.5, 0),
  lineHeight: 1.5,
  cursor: 'pointer',
  '&:has(:disabled)': { color: theme.vars.palette.text.disabled, cursor: 'not-allowed' },
}));

/** A native checkbox in our look; plain ones of a long list may borrow it. */
export const tickStyles = ({ theme }: { theme: Theme }): CSSObject => ({
  position: 'relative',
  flex: 'none',
  width: 24,
  height: 24,
  margin: 0,
  appearance: 'none',
  border: `1.5px solid ${theme.vars.palette.line.control}`,
  borderRadius: 6,
  backgroundColor: theme.vars.palette.background.paper,
  cursor: 'inherit',
  transition: `background-color ${theme.transitions.duration.shortest}ms, border-color ${theme.transitions.duration.shortest}ms`,
  '&::after': {
    content: '""',
    position: 'absolute',
    left: 7.5,
    top: 3.5,
    width: 6,
    height: 11,
    border: `solid ${theme.vars.palette.primary.contrastText}`,
    borderWidth: '0 2px 2px 0',
    transform: 'rotate(43deg)',
    opacity: 0,
  },
  '&:checked, &:indeterminate': {
    backgroundColor: theme.vars.palette.primary.main,
    borderColor: theme.vars.palette.primary.main,
  },
  '&:checked::after': { opacity: 1 },
  '&:indeterminate::after': {
    opacity: 1,
    left: 5,
    top: 4,
    width: 11,
    height: 7.5,
    borderWidth: '0 0 2px 0',
    transform: 'none',
  },
  '&[aria-invalid="true"]': { borderColor: theme.vars.palette.error.text },
  '&:disabled': { backgroundColor: theme.vars.palette.surface.sunken, borderColor: theme.vars.palette.line.strong },
});

export const Tick = styled('input')(tickStyles);

const Small = styled('span')(({ theme }) => ({
  display: 'block',
  fontSize: theme.typography.caption.fontSize,
  color: theme.vars.palette.text.secondary,
  '&[role="alert"]': { color: theme.vars.palette.error.text },
}));

export function CheckboxField({ id: given, label, description, error, aside, ...input }: CheckboxFieldProps) {
  const fallback = useId();
  const id = given ?? fallback;
  return (
    <div>
      <Row>
        <Label htmlFor={id}>
          <Tick type="checkbox" id={id} {...fieldAria(id, { error })} {...input} />
          <span>
            {label}
            {description ? <Small>{description}</Small> : null}
          </span>
        </Label>
        {aside}
      </Row>
      {error ? (
        <Small id={`${id}-below`} role="alert">
          {error}
        </Small>
      ) : null}
    </div>
  );
}

type FormCheckboxFieldProps = Omit<CheckboxFieldProps, 'checked' | 'error' | 'name' | 'value'> & { name: string };

export function FormCheckboxField({ name, ...props }: FormCheckboxFieldProps) {
  const { field, error } = useFormField<boolean>(name);
  return (
    <CheckboxField
      {...props}
      name={name}
      checked={field.value}
      onChange={field.onChange}
      onBlur={field.onBlur}
      error={error}
    />
  );
}
