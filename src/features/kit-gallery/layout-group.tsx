import { useTranslation } from '@/lib/i18n/use-translation';
import { useState } from 'react';
import { Button } from '@/ui/kit/button/button';
import { BottomBar } from '@/ui/kit/layout/bottom-bar';
import { Dialog } from '@/ui/kit/layout/dialog';
import type { DialogProps } from '@/ui/kit/layout/dialog-frame';
import { Disclosure } from '@/ui/kit/layout/disclosure';
import { PageHeader } from '@/ui/kit/layout/page-header';
import { PrintSheet } from '@/ui/kit/layout/print-sheet';
import { SectionCard } from '@/ui/kit/layout/section-card';
import { StepTitle } from '@/ui/kit/layout/step-title';
import { VisuallyHidden } from '@/ui/kit/layout/visually-hidden';
import { styled } from '@/ui/styled';
import { Group, Row, Specimen } from './specimen';

const DIALOGS: Readonly<Record<string, Pick<DialogProps, 'kind' | 'isLocked'>>> = {
  confirm: { kind: 'confirm' },
  form: { kind: 'form' },
  wide: { kind: 'wide' },
  locked: { kind: 'confirm', isLocked: true },
};

const Flush = styled('div')(({ theme }) => ({ height: 96, backgroundColor: theme.vars.palette.surface.track }));

/** The bar reaches over the padding of its page. */
const Phone = styled('div')(({ theme }) => ({
  padding: theme.spacing(4, 4, 0),
  overflow: 'hidden',
  borderRadius: theme.radius.outer,
  border: `1px solid ${theme.vars.palette.line.hairline}`,
  [theme.breakpoints.up('md')]: { paddingInline: theme.spacing(6) },
  [theme.breakpoints.up('lg')]: { display: 'none' },
}));

function DialogSpecimen({ name }: { name: string }) {
  const { t } = useTranslation('dev/kit');
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {name}
      </Button>
      <Dialog
        {...DIALOGS[name]}
        isOpen={isOpen}
        onClose={close}
        title={t('layout.dialog')}
        question={{ cancel: t('action.cancel'), confirm: t('action.confirm'), onConfirm: close, variant: 'primary' }}
      >
        {t('layout.dialogText')}
      </Dialog>
    </>
  );
}

export function LayoutGroup() {
  const { t } = useTranslation('dev/kit');
  const small = (
    <Button size="small" variant="ghost">
      {t('action.show')}
    </Button>
  );
  return (
    <Group name="layout">
      <Specimen name="Dialog" state={Object.keys(DIALOGS).join(', ')}>
        <Row>
          {Object.keys(DIALOGS).map((name) => (
            <DialogSpecimen key={name} name={name} />
          ))}
        </Row>
      </Specimen>
      <Specimen name="Disclosure" state="closed, open">
        <Disclosure summary={t('layout.summary')}>{t('notice.text')}</Disclosure>
        <Disclosure summary={t('layout.summaryOpen')} isOpen>
          {t('notice.text')}
        </Disclosure>
      </Specimen>
      <Specimen name="VisuallyHidden">
        <VisuallyHidden>{t('notice.text')}</VisuallyHidden>
        {t('layout.hidden')}
      </Specimen>
      <Specimen name="SectionCard" state="title">
        <SectionCard title={t('layout.card')}>{t('notice.text')}</SectionCard>
      </Specimen>
      <Specimen name="SectionCard" state="lead, action">
        <SectionCard title={t('layout.cardAction')} lead={t('layout.cardLead')} action={small}>
          {t('notice.text')}
        </SectionCard>
      </Specimen>
      <Specimen name="SectionCard" state="isFlush">
        <SectionCard title={t('layout.cardFlush')} isFlush>
          <Flush />
        </SectionCard>
      </Specimen>
      <Specimen name="StepTitle">
        <StepTitle takesFocus={false} title={t('layout.step')} lead={t('layout.stepLead')} />
      </Specimen>
      <Specimen name="PrintSheet">
        <PrintSheet>{t('layout.sheet')}</PrintSheet>
      </Specimen>
      <Specimen name="BottomBar" state="below 1024 px">
        <Phone>
          {t('notice.text')}
          <BottomBar until="lg" price={t('option.price')}>
            <Button variant="primary" size="large" isFullWidth>
              {t('action.confirm')}
            </Button>
          </BottomBar>
        </Phone>
      </Specimen>
      <Specimen name="PageHeader" state="lead, backHref, action" isWide>
        <PageHeader
          title={t('layout.page')}
          lead={t('layout.pageLead')}
          backHref="#layout"
          action={<Button>{t('action.show')}</Button>}
        />
      </Specimen>
    </Group>
  );
}
