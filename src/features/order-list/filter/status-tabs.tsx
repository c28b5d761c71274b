import { useTranslation } from '@/lib/i18n/use-translation';
import { useId } from 'react';
import type { StatusGroup } from '@/config/order-list-route';
import { HiddenRadio } from '@/ui/kit/form/hidden-radio';
import { VisuallyHidden } from '@/ui/kit/layout/visually-hidden';
import { styled } from '@/ui/styled';
import { STATUS_GROUP_NAMES } from './order-list-filter';

const Tabs = styled('div')(({ theme }) => ({
  display: 'flex',
  gap: theme.spacing(2),
  // On phones the row scrolls to the screen's edge.
  margin: theme.spacing(-1, -4),
  padding: theme.spacing(1, 4),
  overflowX: 'auto',
  scrollbarWidth: 'none',
  [theme.breakpoints.up('md')]: { margin: theme.spacing(-1), padding: theme.spacing(1), flexWrap: 'wrap' },
}));

const Tab = styled('label')(({ theme }) => ({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  flex: 'none',
  minHeight: 40,
  padding: theme.spacing(0, 4),
  borderRadius: theme.radius.pill,
  fontSize: theme.typography.body2.fontSize,
  fontWeight: theme.typography.fontWeightMedium,
  whiteSpace: 'nowrap',
  color: theme.vars.palette.text.secondary,
  backgroundColor: theme.vars.palette.background.paper,
  boxShadow: `inset 0 0 0 1px ${theme.vars.palette.line.strong}`,
  cursor: 'pointer',
  transition: `background-color ${theme.transitions.duration.shortest}ms`,
  '@media (hover: hover)': { '&:hover': { color: theme.vars.palette.text.primary } },
  '&:has(:checked)': {
    color: theme.vars.palette.neutral.contrastText,
    backgroundColor: theme.vars.palette.neutral.main,
    boxShadow: 'none',
  },
  '&:has(:focus-visible)': { outline: `2px solid ${theme.vars.palette.primary.brand}`, outlineOffset: 2 },
}));

const CHOICES = ['all', ...STATUS_GROUP_NAMES] as const;

export function StatusTabs({
  value,
  onChange,
}: {
  value: StatusGroup | null;
  onChange: (value: StatusGroup | null) => void;
}) {
  const { t } = useTranslation('orders');
  const name = useId();
  return (
    <fieldset>
      <VisuallyHidden as="legend">{t('filter.status')}</VisuallyHidden>
      <Tabs>
        {CHOICES.map((choice) => (
          <Tab key={choice}>
            <HiddenRadio
              name={name}
              value={choice}
              checked={choice === (value ?? 'all')}
              disabled={false}
              onChange={() => onChange(choice === 'all' ? null : choice)}
            />
            {t(`status.${choice}`)}
          </Tab>
        ))}
      </Tabs>
    </fieldset>
  );
}
