import { useTranslation } from '@/lib/i18n/use-translation';
import { useRef } from 'react';
import { readTemplates, writeTemplates } from '@/domain/bulk/sheet-template';
import { saveBlob } from '@/lib/browser/save-blob';
import { Button } from '@/ui/kit/button/button';
import { notify } from '@/ui/kit/feedback/notify';
import { styled } from '@/ui/styled';
import type { Templates } from './use-templates';

const Actions = styled('div')(({ theme }) => ({ display: 'flex', flexWrap: 'wrap', gap: theme.spacing(1) }));

/** Exports and imports templates as a file, for another browser or a colleague. */
export function TemplateFiles({ templates, add }: Pick<Templates, 'templates' | 'add'>) {
  const { t } = useTranslation('bulk');
  const picker = useRef<HTMLInputElement>(null);

  async function load(file: File) {
    const read = readTemplates(await file.text(), () => crypto.randomUUID());
    if (!read) return void notify('error', t('templates.unreadable'));
    add(read);
    void notify('success', t('templates.loaded', { count: read.length }));
  }

  const save = () =>
    saveBlob(`${t('templates.fileName')}.json`, new Blob([writeTemplates(templates)], { type: 'application/json' }));

  return (
    <Actions>
      <input
        ref={picker}
        type="file"
        hidden
        accept=".json,application/json"
        aria-label={t('templates.import')}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          target.value = '';
          if (file) void load(file).catch(() => notify('error', t('templates.unreadable')));
        }}
      />
      <Button variant="ghost" size="small" onClick={() => picker.current?.click()}>
        {t('templates.import')}
      </Button>
      {templates.length > 0 ? (
        <Button variant="ghost" size="small" onClick={save}>
          {t('templates.export')}
        </Button>
      ) : null}
    </Actions>
  );
}
