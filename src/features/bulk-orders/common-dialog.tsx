import { useTranslation } from '@/lib/i18n/use-translation';
import { type SubmitEvent, useId, useState } from 'react';
import { COMMON_GROUPS, type CommonGroup } from '@/domain/bulk/common-values';
import { setCell } from '@/domain/bulk/edit-rows';
import type { BulkField } from '@/domain/bulk/fields';
import { tidyValue } from '@/domain/bulk/mapping';
import { BULK_PAYS, readMoment, readPay } from '@/domain/bulk/read-value';
import { isReferenceField } from '@/domain/order/reference';
import { serverNow } from '@/domain/time/clock';
import { preventComposingSubmit } from '@/lib/browser/is-composing';
import { Button } from '@/ui/kit/button/button';
import { SelectField } from '@/ui/kit/form/select-field';
import { TextInput } from '@/ui/kit/form/text-input';
import { Dialog } from '@/ui/kit/layout/dialog';
import { styled } from '@/ui/styled';
import { useBulkOrdersActions, useBulkOrdersState } from './state/bulk-orders-context';
import { useColumnNames } from './use-column-names';

const Fields = styled('form')(({ theme }) => ({ display: 'grid', gap: theme.spacing(4) }));
const Lead = styled('p')(({ theme }) => ({ color: theme.vars.palette.text.secondary }));

type CommonDialogProps = {
  group: CommonGroup;
  isOpen: boolean;
  /** Some rows are sent, so the rows can no longer be changed together. */
  isLocked: boolean;
  onClose: () => void;
  onOpenColumns: () => void;
};

/** Changes what all rows have in common, or opens the columns, so that a row may differ. */
export function CommonDialog({ group, isOpen, isLocked, onClose, onOpenColumns }: CommonDialogProps) {
  const { t } = useTranslation('bulk');
  const { groupName } = useColumnNames();
  const formId = useId();
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      kind="form"
      title={groupName(group)}
      actions={
        <>
          <Button variant="outline" size="large" onClick={onOpenColumns}>
            {t('common.open')}
          </Button>
          <Button variant="primary" size="large" type="submit" form={formId} disabled={isLocked}>
            {t('common.apply')}
          </Button>
        </>
      }
    >
      {isOpen ? <Content formId={formId} group={group} isLocked={isLocked} onClose={onClose} /> : null}
    </Dialog>
  );
}

type ContentProps = Pick<CommonDialogProps, 'group' | 'isLocked' | 'onClose'> & { formId: string };

function Content({ formId, group, isLocked, onClose }: ContentProps) {
  const { t } = useTranslation('bulk');
  const { edit } = useBulkOrdersActions();
  const { rows } = useBulkOrdersState('history');
  const fields: readonly BulkField[] = COMMON_GROUPS[group];
  const { fieldName } = useColumnNames();
  const [texts, setTexts] = useState<Partial<Record<BulkField, string>>>({});
  const [isTimeWrong, setIsTimeWrong] = useState(false);
  const valueOf = (field: BulkField) => texts[field] ?? rows[0]?.values[field] ?? '';

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const now = serverNow();
    if (texts.time !== undefined && readMoment(tidyValue('time', texts.time, now), now) === undefined) {
      setIsTimeWrong(true);
      return;
    }
    // One step for undo.
    edit((before) =>
      fields.reduce((all, field) => {
        const text = texts[field];
        if (text === undefined) return all;
        return before.reduce((next, _row, index) => setCell(next, index, field, { text, now }), all);
      }, before),
    );
    onClose();
  }

  return (
    <Fields id={formId} onSubmit={submit} onKeyDown={preventComposingSubmit}>
      <Lead>
        {isLocked ? t('common.locked') : t('common.lead', { count: rows.length })}
        {isReferenceField(group) ? ` ${t('grid.driverSees')}` : null}
      </Lead>
      {fields.map((field) =>
        field === 'pay' ? (
          <SelectField
            key={field}
            label={fieldName('pay')}
            value={readPay(valueOf('pay')) ?? 'credit'}
            disabled={isLocked}
            options={BULK_PAYS.map((pay) => ({ value: pay, label: t(`pay.${pay}`) }))}
            onChange={({ target }) => {
              const pay = BULK_PAYS.find((one) => one === target.value) ?? 'credit';
              setTexts({ pay: t(`pay.${pay}`) });
            }}
          />
        ) : (
          <TextInput
            key={field}
            label={fieldName(field)}
            value={valueOf(field)}
            disabled={isLocked}
            {...(field === 'time' ? { placeholder: t('common.timePlaceholder') } : {})}
            {...(field === 'time' && isTimeWrong ? { error: t('problem.time') } : {})}
            onChange={({ target }) => {
              setIsTimeWrong(false);
              setTexts({ ...texts, [field]: target.value });
            }}
          />
        ),
      )}
    </Fields>
  );
}
