import { useId } from 'react';
import { ChevronDownIcon } from '@/ui/kit/icons/arrow-icons';
import { VisuallyHidden } from '@/ui/kit/layout/visually-hidden';
import { styled } from '@/ui/styled';

const Box = styled('div')(({ theme }) => ({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  flex: 'none',
  color: theme.vars.palette.text.secondary,
  '& > svg': { position: 'absolute', right: theme.spacing(2), pointerEvents: 'none' },
  '&[data-set="true"]': { color: theme.vars.palette.primary.text },
}));

const Select = styled('select')(({ theme }) => ({
  minHeight: 40,
  padding: theme.spacing(0, 8, 0, 3),
  border: 0,
  borderRadius: theme.radius.inner,
  background: 'none',
  fontSize: theme.typography.body2.fontSize,
  fontWeight: theme.typography.fontWeightMedium,
  color: 'inherit',
  appearance: 'none',
  // Fits the width to the chosen option instead of the longest one, in browsers that support it.
  fieldSizing: 'content',
  cursor: 'pointer',
  '@media (hover: hover)': { '&:hover': { backgroundColor: theme.vars.palette.surface.hover } },
  '& option': { color: theme.vars.palette.text.primary, backgroundColor: theme.vars.palette.surface.floating },
}));

type CompactSelectProps = {
  label: string;
  value: string;
  /** The first option is the default, which counts as "not set". */
  options: readonly { value: string; label: string }[];
  onChange: (value: string) => void;
};

/** A select as narrow as its text, for several in a row. */
export function CompactSelect({ label, value, options, onChange }: CompactSelectProps) {
  const id = useId();
  return (
    <Box data-set={value !== options[0]?.value}>
      <VisuallyHidden>
        <label htmlFor={id}>{label}</label>
      </VisuallyHidden>
      <Select id={id} value={value} onChange={({ target }) => onChange(target.value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Select>
      <ChevronDownIcon size={16} />
    </Box>
  );
}
