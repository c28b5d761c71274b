import { useId, type ComponentProps } from 'react';
import { styled } from '../../styled';
import { controlText } from './control-styles';
import { Field, fieldAria, type FieldProps } from './field';
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
export function SelectField({
  id: given,
  label,
  isLabelHidden,
  isOptional,
  helperText,
  error,
  options,
  placeholder,
  ...select
}: SelectFieldProps) {
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
      <Box>
        <Select id={id} {...fieldAria(id, { helperText, error })} {...select}>
          {placeholder ? (
            <option value="" disabled hidden>
              {placeholder}
            </option>
          ) : null}
          {options.map(({ value, label: text, isDisabled }) => (
            <option key={value} value={value} disabled={isDisabled ?? false}>
              {text}
            </option>
          ))}
        </Select>
        <ChevronDownIcon />
      </Box>
    </Field>
  );
}
