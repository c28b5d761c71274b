import { useTranslation } from '@/lib/i18n/use-translation';
import { CheckIcon } from '@/ui/kit/icons/action-icons';
import { VisuallyHidden } from '@/ui/kit/layout/visually-hidden';
import { styled } from '@/ui/styled';
import { STEPS, type Step } from './use-step';

const List = styled('ol')({ display: 'grid', gridAutoFlow: 'column', gridAutoColumns: '1fr' });

/** A horizontal route line: done, current and coming steps. */
const Item = styled('li')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  gap: theme.spacing(2),
  fontSize: theme.typography.caption.fontSize,
  textAlign: 'center',
  color: theme.vars.palette.text.secondary,
  '&::before': {
    content: '""',
    position: 'absolute',
    top: 'calc(0.75rem - 1px)',
    right: '50%',
    width: '100%',
    height: 3,
    backgroundColor: theme.vars.palette.route.todo,
  },
  '&:first-of-type::before': { display: 'none' },
  '&[data-state="done"]::before, &[aria-current]::before': { backgroundColor: theme.vars.palette.route.line },
  '&[aria-current]': { color: theme.vars.palette.text.primary, fontWeight: theme.typography.fontWeightBold },
}));

const Dot = styled('span')(({ theme }) => ({
  position: 'relative',
  zIndex: 1,
  display: 'grid',
  placeItems: 'center',
  width: '1.5rem',
  height: '1.5rem',
  borderRadius: '50%',
  fontWeight: theme.typography.fontWeightBold,
  lineHeight: 1,
  color: theme.vars.palette.text.secondary,
  backgroundColor: theme.vars.palette.background.paper,
  border: `2px solid ${theme.vars.palette.route.todo}`,
  '[aria-current] > &': {
    color: theme.vars.palette.primary.text,
    borderColor: theme.vars.palette.route.line,
  },
  '[data-state="done"] > &': {
    color: theme.vars.palette.primary.contrastText,
    backgroundColor: theme.vars.palette.primary.main,
    borderColor: theme.vars.palette.primary.main,
  },
}));

export function StepList({ current }: { current: Step }) {
  const { t } = useTranslation('signup');
  const at = STEPS.indexOf(current);
  return (
    <List aria-label={t('signUp.steps')}>
      {STEPS.map((step, index) => (
        <Item
          key={step}
          data-state={index < at ? 'done' : 'todo'}
          {...(step === current ? { 'aria-current': 'step' as const } : {})}
        >
          <Dot>{index < at ? <CheckIcon size={16} /> : index + 1}</Dot>
          <span>
            {t(`signUp.${step}Step`)}
            {index < at ? <VisuallyHidden> ({t('signUp.done')})</VisuallyHidden> : null}
          </span>
        </Item>
      ))}
    </List>
  );
}
