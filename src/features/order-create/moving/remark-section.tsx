import { useTranslation } from 'next-i18next/pages';
import { memo } from 'react';
import { SectionCard } from '@/ui/section-card';
import { EditedTextarea } from '../form/edited-text';
import { messageOf, REMARK_ID, type Problem } from '../form/form-problems';
import { LIMITS } from '../form/text-limits';

type RemarkSectionProps = { remark: string; problems: readonly Problem[]; onChange: (remark: string) => void };

export const RemarkSection = memo(function RemarkSection({ remark, problems, onChange }: RemarkSectionProps) {
  const { t } = useTranslation('moving');
  return (
    <SectionCard title={t('remark.title')}>
      <EditedTextarea
        id={REMARK_ID}
        label={t('remark.label')}
        isOptional
        placeholder={t('remark.placeholder')}
        maxLength={LIMITS.remark}
        value={remark}
        error={messageOf(problems, REMARK_ID)}
        onCommit={onChange}
      />
    </SectionCard>
  );
});
