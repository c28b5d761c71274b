import { useTranslation } from '@/lib/i18n/use-translation';
import { useId } from 'react';
import { termsRoute } from '@/config/routes';
import { CheckboxField } from '@/ui/kit/form/checkbox-field';
import { Link } from '@/ui/kit/button/link';
import { VisuallyHidden } from '@/ui/kit/layout/visually-hidden';
import { ConsentText } from '@/ui/consent-text';
import { styled } from '@/ui/styled';
import { CONSENTS, type ConsentName } from './consents';

const Title = styled('span')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(0, 1.5),
  // Large text has the title below the kind.
  '& > :last-child': { flex: '1 1 6rem' },
}));

const Kind = styled('span')(({ theme }) => ({
  flex: 'none',
  lineHeight: '1.5rem',
  fontSize: theme.typography.body2.fontSize,
  color: theme.vars.palette.text.secondary,
  '&[data-required="true"]': { color: theme.vars.palette.primary.text, fontWeight: theme.typography.fontWeightMedium },
}));

const ReadLink = styled(Link)(({ theme }) => ({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: theme.layout.target,
  padding: theme.spacing(0, 1),
  fontSize: theme.typography.body2.fontSize,
}));

/** As wide as the row, below title and link. */
const Hint = styled('p')(({ theme }) => ({
  margin: theme.spacing(-2, 0, 2.5),
  paddingLeft: theme.spacing(9),
  fontSize: theme.typography.caption.fontSize,
  color: theme.vars.palette.text.secondary,
}));

/** The law wants some things said before anyone opens the document: recipients, refusal, channels and times. */
const HINTED = ['privacy', 'thirdParty', 'marketing', 'advertising'] as const satisfies ConsentName[];

type ConsentRowProps = {
  name: ConsentName;
  checked: boolean;
  isMissing: boolean;
  isDisabled?: boolean;
  onChange: (isAgreed: boolean) => void;
};

/** One consent with a link to its document, which opens in a new window. */
export function ConsentRow({ name, checked, isMissing, isDisabled = false, onChange }: ConsentRowProps) {
  const { t } = useTranslation(['signup', 'common']);
  const { isRequired, document } = CONSENTS[name];
  const title = t(`consent.${name}`);
  const hintId = useId();
  const hinted = HINTED.find((one) => one === name);
  return (
    <>
      <CheckboxField
        name={name}
        checked={checked}
        aria-invalid={isMissing}
        aria-required={isRequired}
        onChange={(event) => onChange(event.target.checked)}
        disabled={isDisabled}
        {...(hinted ? { 'aria-describedby': hintId } : {})}
        label={
          <Title>
            <Kind data-required={isRequired}>{t(isRequired ? 'consent.required' : 'consent.optional')}</Kind>{' '}
            <span>{title}</span>
          </Title>
        }
        aside={
          document === null ? null : (
            <ReadLink href={termsRoute(document)} target="_blank" rel="noopener noreferrer" data-quiet="true">
              <VisuallyHidden>{title} </VisuallyHidden>
              {t('consent.read')}
              <VisuallyHidden> ({t('common:app.newWindow')})</VisuallyHidden>
            </ReadLink>
          )
        }
      />
      {hinted ? (
        <Hint id={hintId}>
          <ConsentText text={t(`consent.hint.${hinted}`)} />
        </Hint>
      ) : null}
    </>
  );
}
