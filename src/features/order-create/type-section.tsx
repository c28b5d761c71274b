import styled from '@emotion/styled';
import { useTranslation } from 'next-i18next/pages';
import { memo } from 'react';
import { SectionCard } from '@/ui/section-card';
import { SegmentedControl } from '@/ui/segmented-control';
import { COMPOSED_TYPES, type ComposedType } from './form/composer-values';

const Hint = styled('p')(({ theme }) => ({
  marginTop: theme.spacing(3),
  fontSize: theme.typography.body2.fontSize,
  color: theme.vars.palette.text.secondary,
}));

type TypeSectionProps = { orderType: ComposedType; onChange: (type: ComposedType) => void };

export const TypeSection = memo(function TypeSection({ orderType, onChange }: TypeSectionProps) {
  const { t } = useTranslation('composer');
  return (
    <SectionCard anchor="type">
      <SegmentedControl
        legend={t('type.legend')}
        value={orderType}
        options={COMPOSED_TYPES.map((type) => ({ value: type, label: t(`type.${type}`) }))}
        onChange={onChange}
      />
      <Hint>{t(`type.${orderType}Hint`)}</Hint>
    </SectionCard>
  );
});
