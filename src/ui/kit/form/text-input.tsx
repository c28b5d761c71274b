import type { ComponentProps, ReactNode } from 'react';
import { styled } from '../../styled';
import { controlBox, controlText } from './control-styles';
import { Field, useLabelledControl, type FieldProps } from './field';

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
export function TextInput({ start, end, 'aria-describedby': describedBy, ...props }: TextInputProps) {
  const { field, control } = useLabelledControl(props, describedBy);
  return (
    <Field {...field}>
      <ControlBox>
        {start ? <Adornment data-side="start">{start}</Adornment> : null}
        <ControlInput {...control} />
        {end ? <Adornment data-side="end">{end}</Adornment> : null}
      </ControlBox>
    </Field>
  );
}
