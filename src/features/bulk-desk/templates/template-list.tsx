import styled from '@emotion/styled';
import { useTranslation } from 'next-i18next/pages';
import { useRef } from 'react';
import { MAX_BULK_ROWS, type BulkValues } from '@/domain/bulk/fields';
import { writeTemplates } from '@/domain/bulk/sheet-template';
import { saveBlob } from '@/lib/browser/save-blob';
import { Button } from '@/ui/button';
import { TrashIcon } from '@/ui/icons/action-icons';
import { IconButton } from '@/ui/icon-button';
import { notify } from '@/ui/notify';
import { SectionCard } from '@/ui/section-card';
import { useDeskActions, useDeskState } from '../desk/desk-context';
import { useTemplates } from './use-templates';

const List = styled('ul')({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });

const Item = styled('li')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(2),
  minHeight: theme.layout.controlLarge,
  borderTop: `1px solid ${theme.vars.palette.line.hairline}`,
  '& > div': { flex: 1, minWidth: 0 },
  '& strong': {
    display: 'block',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    fontWeight: theme.typography.fontWeightMedium,
  },
  '& small': { fontSize: theme.typography.caption.fontSize, color: theme.vars.palette.text.secondary },
}));

const Actions = styled('div')(({ theme }) => ({ display: 'flex', flexWrap: 'wrap', gap: theme.spacing(1) }));
const Empty = styled('p')(({ theme }) => ({ color: theme.vars.palette.text.secondary }));

/** Saved sets of stops and goods; choosing one puts its rows into the sheet. */
export function TemplateList({ onChosen }: { onChosen?: () => void }) {
  const { t } = useTranslation('bulk');
  const { openBlank, addRows } = useDeskActions();
  const { phase, history } = useDeskState();
  const { templates, remove, add } = useTemplates();
  const picker = useRef<HTMLInputElement>(null);

  async function load(file: File) {
    const { readTemplates } = await import('@/domain/bulk/sheet-template');
    const read = readTemplates(await file.text(), () => crypto.randomUUID());
    if (!read) return void notify('error', t('templates.unreadable'));
    add(read);
    void notify('success', t('templates.loaded', { count: read.length }));
  }

  function use(rows: readonly BulkValues[]) {
    const isAdded = phase === 'sheet';
    if (isAdded) addRows(rows);
    else openBlank(rows);
    const isFull = isAdded && history.rows.length + rows.length > MAX_BULK_ROWS;
    if (isFull) void notify('info', t('said.full', { max: MAX_BULK_ROWS }));
    onChosen?.();
  }

  const save = () =>
    saveBlob(`${t('templates.fileName')}.json`, new Blob([writeTemplates(templates)], { type: 'application/json' }));

  return (
    <SectionCard
      title={t('templates.title')}
      lead={t('templates.lead')}
      action={
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
      }
    >
      {templates.length === 0 ? (
        <Empty>{t('templates.none')}</Empty>
      ) : (
        <List>
          {templates.map(({ id, name, rows }) => (
            <Item key={id}>
              <div>
                <strong>{name}</strong>
                <small>{t('templates.rows', { count: rows.length })}</small>
              </div>
              <Button variant="outline" size="small" onClick={() => use(rows)}>
                {t('templates.use')}
              </Button>
              <IconButton label={t('templates.remove', { name })} onClick={() => remove(id)}>
                <TrashIcon />
              </IconButton>
            </Item>
          ))}
        </List>
      )}
    </SectionCard>
  );
}
