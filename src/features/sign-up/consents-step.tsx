import { useTranslation } from '@/lib/i18n/use-translation';
import { useState, type SubmitEvent } from 'react';
import { focusInView } from '@/lib/browser/focus-in-view';
import { useEarlyInput } from '@/lib/browser/use-early-input';
import { Button } from '@/ui/kit/button/button';
import { CheckboxField } from '@/ui/kit/form/checkbox-field';
import { Notice } from '@/ui/kit/feedback/notice';
import { StepTitle } from '@/ui/kit/layout/step-title';
import { styled } from '@/ui/styled';
import { ConsentRow } from './consent-row';
import {
  changeConsents,
  hasRequiredConsents,
  OPTIONAL_CONSENTS,
  REQUIRED_CONSENTS,
  type ConsentName,
  type Consents,
} from './consents';

const Body = styled('form')(({ theme }) => ({ display: 'grid', gap: theme.spacing(5) }));

const Sheet = styled('div')(({ theme }) => ({
  padding: theme.spacing(1, 5),
  borderRadius: theme.radius.outer,
  border: `1px solid ${theme.vars.palette.line.hairline}`,
  backgroundColor: theme.vars.palette.background.paper,
}));

const AgreeToAll = styled('div')(({ theme }) => ({
  margin: theme.spacing(0, 0, 1),
  padding: theme.spacing(2, 0),
  borderBottom: `1px solid ${theme.vars.palette.line.hairline}`,
  fontWeight: theme.typography.fontWeightBold,
}));

const OptionalConsents = styled('div')(({ theme }) => ({
  marginTop: theme.spacing(1),
  paddingTop: theme.spacing(1),
  borderTop: `1px solid ${theme.vars.palette.line.hairline}`,
}));

type ConsentsStepProps = {
  takesFocus: boolean;
  consents: Consents;
  onChange: (consents: Consents) => void;
  onNext: () => void;
};

/** "Agree to all" covers what the law requires; marketing messages stay a separate choice. */
export function ConsentsStep({ takesFocus, consents, onChange, onNext }: ConsentsStepProps) {
  const { t } = useTranslation('signup');
  const [wasRefused, setWasRefused] = useState(false);
  const form = useEarlyInput<HTMLFormElement>();
  const isComplete = hasRequiredConsents(consents);
  const isMissing = wasRefused && !isComplete;

  const agree = (names: readonly ConsentName[]) => (isAgreed: boolean) =>
    onChange(changeConsents(consents, names, isAgreed));

  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (isComplete) return onNext();
    setWasRefused(true);
    const first = REQUIRED_CONSENTS.find((name) => !consents[name]);
    const box = form.current?.querySelector<HTMLElement>(`input[name="${first}"]`);
    if (box) focusInView(box);
  }

  return (
    // As in FormBody: nothing is sent before the scripts are here.
    <Body ref={form} method="dialog" noValidate onSubmit={submit}>
      <StepTitle takesFocus={takesFocus} title={t('signUp.consentsStep')} lead={t('consent.lead')} />
      <Sheet>
        <AgreeToAll>
          <CheckboxField
            checked={isComplete}
            onChange={(event) => agree(REQUIRED_CONSENTS)(event.target.checked)}
            label={t('consent.all')}
          />
        </AgreeToAll>
        {REQUIRED_CONSENTS.map((name) => (
          <ConsentRow
            key={name}
            name={name}
            checked={consents[name]}
            isMissing={isMissing && !consents[name]}
            onChange={agree([name])}
          />
        ))}
        <OptionalConsents>
          {OPTIONAL_CONSENTS.map((name) => (
            <ConsentRow
              key={name}
              name={name}
              checked={consents[name]}
              isMissing={false}
              isDisabled={name === 'advertising' && !consents.marketing}
              onChange={agree([name])}
            />
          ))}
        </OptionalConsents>
      </Sheet>
      {isMissing ? <Notice tone="error">{t('consent.missing')}</Notice> : null}
      <Button type="submit" variant="primary" size="large" isFullWidth>
        {t('signUp.next')}
      </Button>
    </Body>
  );
}
