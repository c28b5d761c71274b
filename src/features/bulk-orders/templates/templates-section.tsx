import { useTranslation } from 'next-i18next/pages';
import { SectionCard } from '@/ui/kit/layout/section-card';
import { TemplateFiles } from './template-files';
import { TemplateList } from './template-list';
import { useTemplates } from './use-templates';

/** Starts a sheet from a template. */
export function TemplatesSection() {
  const { t } = useTranslation('bulk');
  const { templates, add, remove } = useTemplates();
  return (
    <SectionCard
      title={t('templates.title')}
      lead={t('templates.lead')}
      action={<TemplateFiles templates={templates} add={add} />}
    >
      <TemplateList templates={templates} remove={remove} />
    </SectionCard>
  );
}
