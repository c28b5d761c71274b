import { useTranslation } from '@/lib/i18n/use-translation';
import { useState, type SubmitEvent } from 'react';
import { withoutEmpty } from '@/domain/bulk/edit-rows';
import { MAX_NAME_LENGTH, readSchedule, toTemplate, type Weekday, WEEKDAYS } from '@/domain/bulk/sheet-template';
import { QUARTER_HOURS } from '@/domain/time/hours';
import { preventComposingSubmit } from '@/lib/browser/is-composing';
import { Button } from '@/ui/kit/button/button';
import { Dialog } from '@/ui/kit/layout/dialog';
import { notify } from '@/ui/kit/feedback/notify';
import { CheckboxField } from '@/ui/kit/form/checkbox-field';
import { SelectField } from '@/ui/kit/form/select-field';
import { TextInput } from '@/ui/kit/form/text-input';
import { styled } from '@/ui/styled';
import { useBulkOrdersActions, useBulkOrdersState } from '../state/bulk-orders-context';
import { TemplateFiles } from './template-files';
import { TemplateList } from './template-list';
import { useTemplates } from './use-templates';

/** An empty value would look like a question without an answer. */
const NOW = 'now';

const Form = styled('form')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(4),
  marginBottom: theme.spacing(6),
}));

const Days = styled('fieldset')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  columnGap: theme.spacing(2),
  margin: 0,
  padding: 0,
  border: 0,
  '& > legend': {
    padding: 0,
    fontSize: theme.typography.body2.fontSize,
    fontWeight: theme.typography.fontWeightMedium,
  },
}));

const Lead = styled('p')(({ theme }) => ({
  marginBottom: theme.spacing(3),
  fontSize: theme.typography.body2.fontSize,
  color: theme.vars.palette.text.secondary,
}));

/** Aligns the buttons' labels with the text above. */
const Files = styled('div')(({ theme }) => ({ margin: theme.spacing(2, -3, 0) }));

type ContentProps = { onClose: () => void; onAdded: () => void };

/** Saves the sheet's rows as a template, or adds the rows of a template. */
export function TemplatesDialog({ isOpen, onClose, onAdded }: ContentProps & { isOpen: boolean }) {
  const { t } = useTranslation('bulk');
  return (
    <Dialog isOpen={isOpen} onClose={onClose} kind="form" title={t('templates.title')}>
      <Content onClose={onClose} onAdded={onAdded} />
    </Dialog>
  );
}

function Content({ onClose, onAdded }: ContentProps) {
  const { t } = useTranslation('bulk');
  const history = useBulkOrdersState('history');
  const { markAsOpened } = useBulkOrdersActions();
  const { templates, add, remove } = useTemplates();
  const [name, setName] = useState('');
  const [weekdays, setWeekdays] = useState<readonly Weekday[]>([]);
  const [time, setTime] = useState(NOW);
  const rows = withoutEmpty(history.rows).map(({ values }) => values);
  const canSave = name.trim() !== '' && rows.length > 0;

  function save(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!canSave) return;
    const template = toTemplate(crypto.randomUUID(), name, rows, readSchedule({ weekdays, time }));
    add([template]);
    markAsOpened(template.id);
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
        <Days>
          <legend>{t('templates.weekdays')}</legend>
          {WEEKDAYS.map((day) => (
            <CheckboxField
              key={day}
              label={t(`weekday.${day}`)}
              checked={weekdays.includes(day)}
              onChange={({ target }) =>
                setWeekdays(target.checked ? [...weekdays, day] : weekdays.filter((one) => one !== day))
              }
            />
          ))}
        </Days>
        {weekdays.length > 0 ? (
          <SelectField
            label={t('templates.time')}
            value={time}
            options={[
              { value: NOW, label: t('templates.now') },
              ...QUARTER_HOURS.map((quarter) => ({ value: quarter, label: quarter })),
            ]}
            helperText={t('templates.here')}
            onChange={({ target }) => setTime(target.value)}
          />
        ) : null}
        <Button type="submit" variant="primary" size="large" disabled={!canSave}>
          {t('templates.save', { count: rows.length })}
        </Button>
      </Form>
      <Lead>{t('templates.lead')}</Lead>
      <TemplateList
        templates={templates}
        remove={remove}
        onChosen={() => {
          onAdded();
          onClose();
        }}
      />
      <Files>
        <TemplateFiles templates={templates} add={add} />
      </Files>
    </>
  );
}
