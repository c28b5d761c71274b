import { ChevronDownIcon } from '@/ui/kit/icons/arrow-icons';
import { styled } from '@/ui/styled';

const Box = styled('span')(({ theme }) => ({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  color: theme.vars.palette.primary.text,
  '& > svg': { position: 'absolute', right: theme.spacing(1), pointerEvents: 'none' },
}));

const Select = styled('select')(({ theme }) => ({
  minHeight: theme.layout.target,
  maxWidth: 144,
  // Fits the width to the chosen option, in browsers that support it.
  fieldSizing: 'content',
  marginLeft: theme.spacing(-1),
  padding: theme.spacing(0, 6, 0, 1),
  border: 0,
  borderRadius: theme.radius.inner,
  background: 'none',
  appearance: 'none',
  textOverflow: 'ellipsis',
  fontSize: theme.typography.body1.fontSize,
  fontWeight: theme.typography.fontWeightMedium,
  color: 'inherit',
  cursor: 'pointer',
  '@media (hover: hover)': { '&:hover': { backgroundColor: theme.vars.palette.surface.hover } },
  '& option': { color: theme.vars.palette.text.primary, backgroundColor: theme.vars.palette.surface.floating },
}));

type OptionSelectProps = {
  id?: string;
  label: string;
  value: string;
  options: readonly { value: string; label: string }[];
  onChange: (value: string) => void;
};

/** A native select within a line of text. */
export function OptionSelect({ id, label, value, options, onChange }: OptionSelectProps) {
  return (
    <Box>
      <Select id={id} aria-label={label} value={value} onChange={({ target }) => onChange(target.value)}>
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
