import type { ComponentProps } from 'react';
import { styled } from '../../styled';
import { controlText } from './control-styles';
import { Field, useLabelledControl, type FieldProps } from './field';
import { ChevronDownIcon } from '../icons/arrow-icons';
import { ControlBox } from './text-input';

type Option = { value: string; label: string; isDisabled?: boolean };

type SelectFieldProps = FieldProps &
  Omit<ComponentProps<'select'>, 'children' | 'size' | 'multiple'> & {
    options: readonly Option[];
    /** Shown while nothing is selected; cannot be selected. */
    placeholder?: string;
  };

const Box = styled(ControlBox)(({ theme }) => ({
  position: 'relative',
  '& > svg': { position: 'absolute', right: theme.spacing(4), pointerEvents: 'none' },
  '& > :disabled + svg': { color: theme.vars.palette.text.disabled },
}));

const Select = styled('select')(({ theme }) => ({
  ...controlText(theme),
  alignSelf: 'stretch',
  paddingRight: theme.spacing(11),
  textOverflow: 'ellipsis',
  cursor: 'pointer',
  '&:has(option[value=""]:checked)': { color: theme.vars.palette.text.disabled },
  '& option': { color: theme.vars.palette.text.primary, backgroundColor: theme.vars.palette.surface.floating },
}));

/** A native select: phones show their own picker, and it adds no JavaScript. */
export function SelectField({ options, placeholder, ...props }: SelectFieldProps) {
  const { field, control } = useLabelledControl(props);
  return (
    <Field {...field}>
      <Box>
        <Select {...control}>
          {placeholder ? (
            <option value="" disabled hidden>
              {placeholder}
            </option>
          ) : null}
          {options.map(({ value, label, isDisabled }) => (
            <option key={value} value={value} disabled={isDisabled ?? false}>
              {label}
            </option>
          ))}
        </Select>
        <ChevronDownIcon />
      </Box>
    </Field>
  );
}
