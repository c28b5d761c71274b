import { useTranslation } from '@/lib/i18n/use-translation';
import { useId, useState } from 'react';
import { TextInput } from '@/ui/kit/form/text-input';
import { goToFirstOption, useCombobox } from '@/ui/kit/form/use-combobox';
import { styled } from '@/ui/styled';
import { Specimen } from './specimen';

const OPTIONS = ['small', 'medium', 'large', 'fragile'] as const;
type Option = (typeof OPTIONS)[number];

const List = styled('ul')(({ theme }) => ({
  margin: theme.spacing(1, 0, 0),
  padding: theme.spacing(1),
  listStyle: 'none',
  borderRadius: theme.radius.inner,
  backgroundColor: theme.vars.palette.surface.floating,
  border: `1px solid ${theme.vars.palette.line.hairline}`,
  '& > li': { padding: theme.spacing(2, 3), borderRadius: 6, cursor: 'pointer' },
  '& > li[aria-selected="true"]': { backgroundColor: theme.vars.palette.primary.soft },
}));

/** The hook alone: each feature draws its own list. */
export function ComboboxSpecimen() {
  const { t } = useTranslation('dev/kit');
  const id = useId();
  const [text, setText] = useState('');
  const [isOpen, setIsOpen] = useState(false);
  const labels = new Map<string, string>(OPTIONS.map((option) => [option, t(`option.${option}`)]));
  const options: readonly Option[] = OPTIONS.filter((option) =>
    labels.get(option)?.toLowerCase().includes(text.toLowerCase()),
  );

  function pick(option: string) {
    setText(labels.get(option) ?? '');
    setIsOpen(false);
  }

  const combobox = useCombobox({
    id,
    text,
    isOpen,
    options,
    onType: (next) => {
      setText(next);
      setIsOpen(true);
    },
    onOpen: () => setIsOpen(true),
    onClose: () => setIsOpen(false),
    onPick: pick,
    onKey: ({ key, currentTarget }, active) => {
      if (key !== 'Enter') return false;
      if (active) pick(active);
      else goToFirstOption(currentTarget);
      return true;
    },
  });

  return (
    <Specimen name="useCombobox">
      <TextInput
        {...combobox.inputProps}
        label={t('field.search')}
        onBlur={(event) => {
          combobox.inputProps.onBlur?.(event);
          setIsOpen(false);
        }}
      />
      {isOpen && options.length > 0 ? (
        <List {...combobox.listProps} aria-label={t('option.list')}>
          {options.map((option) => (
            <li key={option} {...combobox.optionProps(option)}>
              {labels.get(option)}
            </li>
          ))}
        </List>
      ) : null}
    </Specimen>
  );
}
