import styled from '@emotion/styled';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'next-i18next/pages';
import { memo } from 'react';
import { userQueries } from '@/api/user/user-queries';
import { wordOf } from '@/lib/i18n/word-of';
import { SectionCard } from '@/ui/section-card';
import { SegmentedControl } from '@/ui/segmented-control';
import { COMPOSED_TYPES, type ComposedType } from './form/composer-values';

const Hint = styled('p')(({ theme }) => ({
  marginTop: theme.spacing(3),
  // Room for the longest, so that a choice moves nothing below it.
  minHeight: '1lh',
  [theme.breakpoints.down('sm')]: { minHeight: '2lh' },
  fontSize: theme.typography.body2.fontSize,
  color: theme.vars.palette.text.secondary,
}));

type TypeSectionProps = {
  orderType: ComposedType;
  /** Whether the words of a move are there, where it is one. */
  hasWords: boolean;
  onChange: (type: ComposedType) => void;
};

export const TypeSection = memo(function TypeSection({ orderType, hasWords, onChange }: TypeSectionProps) {
  const { t, i18n } = useTranslation(['composer', 'order']);
  const { data: flags } = useQuery(userQueries.featureFlags());
  // What is being written stays, though this deployment may have stopped to offer it.
  const types = COMPOSED_TYPES.filter(
    (type) => type === orderType || (flags ? flags.orderTypes.includes(type) : type !== 'HomeMoving'),
  );
  // A move's words come with its sections.
  const hint = orderType === 'HomeMoving' ? hasWords && wordOf(i18n, 'moving', 'lead', '') : t(`type.${orderType}Hint`);

  return (
    <SectionCard anchor="type">
      <SegmentedControl
        legend={t('type.legend')}
        value={orderType}
        options={types.map((type) => ({ value: type, label: t(`order:type.${type}`) }))}
        onChange={onChange}
      />
      <Hint>{hint}</Hint>
    </SectionCard>
  );
});
