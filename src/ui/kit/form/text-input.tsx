import { useId, type ComponentProps, type ReactNode } from 'react';
import { styled } from '../../styled';
import { controlBox, controlText } from './control-styles';
import { Field, fieldAria, type FieldProps } from './field';

export type TextInputProps = FieldProps &
  Omit<ComponentProps<'input'>, 'size'> & {
    /** An icon, unit or button before or after the text; a button keeps its own accessible name. */
    start?: ReactNode;
    end?: ReactNode;
  };

export const ControlBox = styled('div')(({ theme }) => controlBox(theme));
export const ControlInput = styled('input')(({ theme }) => controlText(theme));

const Adornment = styled('span')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  flex: 'none',
  color: theme.vars.palette.text.secondary,
  fontSize: theme.typography.body1.fontSize,
  '&[data-side="start"]': { paddingLeft: theme.spacing(4), marginRight: theme.spacing(-1) },
  '&[data-side="end"]': { paddingRight: theme.spacing(3), marginLeft: theme.spacing(-2) },
}));

/**
 * A native input with our own frame. MUI's TextField would add Select, Menu and Modal (about 20 kB), and a composer
 * with twenty stops has a hundred inputs.
 */
export function TextInput({
  id: given,
  label,
  isLabelHidden,
  isOptional,
  helperText,
  error,
  start,
  end,
  'aria-describedby': describedBy,
  ...input
}: TextInputProps) {
  const fallback = useId();
  const id = given ?? fallback;
  return (
    <Field
      id={id}
      label={label}
      isLabelHidden={isLabelHidden}
      isOptional={isOptional}
      helperText={helperText}
      error={error}
    >
      <ControlBox>
        {start ? <Adornment data-side="start">{start}</Adornment> : null}
        <ControlInput id={id} {...fieldAria(id, { helperText, error }, describedBy)} {...input} />
        {end ? <Adornment data-side="end">{end}</Adornment> : null}
      </ControlBox>
    </Field>
  );
}
