import { useTranslation } from '@/lib/i18n/use-translation';
import { GOODS_PHRASES } from '@/config/driver-phrases';
import { SectionCard } from '@/ui/kit/layout/section-card';
import { TEXT_LIMITS } from '@/domain/order/draft';
import { setGoodsDescription, setRemark } from '@/domain/order/draft-changes';
import { TextInput } from '@/ui/kit/form/text-input';
import { TextareaField } from '@/ui/kit/form/textarea-field';
import { goodsName } from '@/ui/order/order-names';
import { styled } from '@/ui/styled';
import { DriverPhrases } from '../phrases/driver-phrases';
import { GOODS_ID, messageOf, REMARK_ID, useProblems } from '../problems';
import { useChangeDraft, useDraft } from '../use-draft';

const Fields = styled('div')(({ theme }) => ({ display: 'grid', gap: theme.spacing(5) }));

export function GoodsSection() {
  const { t, i18n } = useTranslation('composer');
  const description = useDraft((draft) => goodsName(i18n, draft));
  const remark = useDraft((draft) => draft.remark);
  const change = useChangeDraft();
  const problems = useProblems();
  return (
    <SectionCard anchor="goods" title={t('goods.title')}>
      <Fields>
        <TextInput
          id={GOODS_ID}
          label={t('goods.description')}
          isOptional
          placeholder={t('goods.descriptionPlaceholder')}
          maxLength={TEXT_LIMITS.goodsDescription}
          autoComplete="off"
          value={description}
          error={messageOf(problems, GOODS_ID)}
          onChange={({ target }) => change(setGoodsDescription(target.value))}
        />
        <div>
          <TextareaField
            id={REMARK_ID}
            label={t('goods.remark')}
            isOptional
            placeholder={t('goods.remarkPlaceholder')}
            maxLength={TEXT_LIMITS.remark}
            value={remark}
            error={messageOf(problems, REMARK_ID)}
            onChange={({ target }) => change(setRemark(target.value))}
          />
          <DriverPhrases
            phrases={GOODS_PHRASES}
            fieldId={REMARK_ID}
            text={remark}
            maxLength={TEXT_LIMITS.remark}
            onChange={(text) => change(setRemark(text))}
          />
        </div>
      </Fields>
    </SectionCard>
  );
}
