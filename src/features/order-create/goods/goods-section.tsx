import styled from '@emotion/styled';
import { useTranslation } from 'next-i18next/pages';
import { memo } from 'react';
import { GOODS_PHRASES } from '@/config/driver-phrases';
import { SectionCard } from '@/ui/section-card';
import { EditedText, EditedTextarea } from '../form/edited-text';
import { GOODS_ID, REMARK_ID } from '../form/form-problems';
import { LIMITS } from '../form/text-limits';
import { LazyPhrases } from '../phrases/lazy-phrases';

const Fields = styled('div')(({ theme }) => ({ display: 'grid', gap: theme.spacing(5) }));

type GoodsSectionProps = {
  goodsDescription: string;
  remark: string;
  onChange: (patch: { goodsDescription: string } | { remark: string }) => void;
};

export const GoodsSection = memo(function GoodsSection({ goodsDescription, remark, onChange }: GoodsSectionProps) {
  const { t } = useTranslation('composer');
  return (
    <SectionCard anchor="goods" title={t('goods.title')}>
      <Fields>
        <EditedText
          id={GOODS_ID}
          label={t('goods.description')}
          isOptional
          placeholder={t('goods.descriptionPlaceholder')}
          maxLength={LIMITS.goodsDescription}
          autoComplete="off"
          value={goodsDescription}
          onCommit={(text) => onChange({ goodsDescription: text })}
        />
        <div>
          <EditedTextarea
            id={REMARK_ID}
            label={t('goods.remark')}
            isOptional
            placeholder={t('goods.remarkPlaceholder')}
            maxLength={LIMITS.remark}
            value={remark}
            onCommit={(text) => onChange({ remark: text })}
          />
          <LazyPhrases
            phrases={GOODS_PHRASES}
            text={remark}
            maxLength={LIMITS.remark}
            onChange={(text) => onChange({ remark: text })}
          />
        </div>
      </Fields>
    </SectionCard>
  );
});
