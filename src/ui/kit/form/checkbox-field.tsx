import { useId, type ComponentProps, type ReactNode } from 'react';
import { styled } from '../../styled';
import { fieldAria } from './field';
import { Tick } from './tick';

export type CheckboxFieldProps = Omit<ComponentProps<'input'>, 'type'> & {
  label: ReactNode;
  description?: ReactNode;
  error?: string | undefined;
  /** Next to the label but not part of it, for instance a link to the terms. */
  aside?: ReactNode;
};

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  columnGap: theme.spacing(2),
  // Large text has the link below it.
  '& > label': { flex: '1 1 9rem', minWidth: 0 },
  '& > :last-child': { marginLeft: 'auto' },
}));

const Label = styled('label')(({ theme }) => ({
  display: 'flex',
  gap: theme.spacing(3),
  minHeight: theme.layout.target,
  padding: theme.spacing(2.5, 0),
  lineHeight: 1.5,
  cursor: 'pointer',
  // Also a short label has all the room: parts of it with a width of their own would wrap.
  '& > span': { flex: 1, minWidth: 0 },
  '&:has(:disabled)': { color: theme.vars.palette.text.disabled, cursor: 'not-allowed' },
}));

const Small = styled('span')(({ theme }) => ({
  display: 'block',
  fontSize: theme.typography.caption.fontSize,
  color: theme.vars.palette.text.secondary,
  // Aligns with the label, not with the box.
  '&[role="alert"]': { paddingLeft: theme.spacing(9), color: theme.vars.palette.error.text },
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
