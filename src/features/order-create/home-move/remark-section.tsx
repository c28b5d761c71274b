import { useTranslation } from 'next-i18next/pages';
import { TEXT_LIMITS } from '@/domain/order/draft';
import { setTexts } from '@/domain/order/draft-changes';
import { SectionCard } from '@/ui/kit/layout/section-card';
import { TextareaField } from '@/ui/kit/form/textarea-field';
import { messageOf, REMARK_ID, useProblems } from '../problems';
import { useChangeDraft, useDraft } from '../use-draft';

export function RemarkSection() {
  const { t } = useTranslation('moving');
  const remark = useDraft((draft) => draft.remark);
  const change = useChangeDraft();
  const error = messageOf(useProblems(), REMARK_ID);
  return (
    <SectionCard title={t('remark.title')}>
      <TextareaField
        id={REMARK_ID}
        label={t('remark.label')}
        isOptional
        placeholder={t('remark.placeholder')}
        maxLength={TEXT_LIMITS.remark}
        value={remark}
        error={error}
        onChange={({ target }) => change(setTexts({ remark: target.value }))}
      />
    </SectionCard>
  );
}
