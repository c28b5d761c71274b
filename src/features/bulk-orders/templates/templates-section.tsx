import { useTranslation } from '@/lib/i18n/use-translation';
import { SectionCard } from '@/ui/kit/layout/section-card';
import { TemplateFiles } from './template-files';
import { TemplateList } from './template-list';
import type { Templates } from './use-templates';

/** Starts a sheet from a template. */
export function TemplatesSection({ templates, add, remove }: Templates) {
  const { t } = useTranslation('bulk');
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
