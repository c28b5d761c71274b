import styled from '@emotion/styled';
import { useTranslation } from 'next-i18next/pages';
import { useState, type SubmitEvent } from 'react';
import { withoutEmpty } from '@/domain/bulk/edit-rows';
import { toTemplate } from '@/domain/bulk/sheet-template';
import { preventComposingSubmit } from '@/lib/browser/is-composing';
import { Button } from '@/ui/kit/button/button';
import { Dialog } from '@/ui/kit/layout/dialog';
import { notify } from '@/ui/kit/feedback/notify';
import { TextInput } from '@/ui/kit/form/text-input';
import { useBulkOrdersState } from '../state/bulk-orders-context';
import { TemplateFiles } from './template-files';
import { TemplateList } from './template-list';
import { useTemplates } from './use-templates';

const MAX_NAME_LENGTH = 40;

const Form = styled('form')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: theme.spacing(2),
  marginBottom: theme.spacing(5),
  '& > :first-of-type': { flex: '1 1 200px' },
}));

const Lead = styled('p')(({ theme }) => ({
  marginBottom: theme.spacing(3),
  fontSize: theme.typography.body2.fontSize,
  color: theme.vars.palette.text.secondary,
}));

/** Aligns the buttons' labels with the text above. */
const Files = styled('div')(({ theme }) => ({ margin: theme.spacing(2, -3, 0) }));

/** Saves the sheet's rows as a template, or adds the rows of a template. */
export function TemplatesDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { t } = useTranslation('bulk');
  return (
    <Dialog isOpen={isOpen} onClose={onClose} kind="form" title={t('templates.title')}>
      <Content onClose={onClose} />
    </Dialog>
  );
}

function Content({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('bulk');
  const history = useBulkOrdersState('history');
  const { templates, add, remove } = useTemplates();
  const [name, setName] = useState('');
  const rows = withoutEmpty(history.rows).map(({ values }) => values);

  function save(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (name.trim() === '') return;
    add([toTemplate(crypto.randomUUID(), name, rows)]);
    void notify('success', t('templates.saved', { name: name.trim() }));
    onClose();
  }

  return (
    <>
      <Form onSubmit={save} onKeyDown={preventComposingSubmit}>
        <TextInput
          label={t('templates.name')}
          value={name}
          maxLength={MAX_NAME_LENGTH}
          placeholder={t('templates.namePlaceholder')}
          onChange={({ target }) => setName(target.value)}
        />
        <Button type="submit" variant="primary" size="large" disabled={name.trim() === ''}>
          {t('templates.save', { count: rows.length })}
        </Button>
      </Form>
      <Lead>{t('templates.lead')}</Lead>
      <TemplateList templates={templates} remove={remove} onChosen={onClose} />
      <Files>
        <TemplateFiles templates={templates} add={add} />
      </Files>
    </>
  );
}
