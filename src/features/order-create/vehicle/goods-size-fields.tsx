import { useTranslation } from '@/lib/i18n/use-translation';
import { memo, useState } from 'react';
import { GOODS_FIGURES } from '@/domain/order/goods';
import { setGoodsSize } from '@/domain/order/draft-changes';
import { Disclosure } from '@/ui/kit/layout/disclosure';
import { TextInput } from '@/ui/kit/form/text-input';
import { styled } from '@/ui/styled';
import { messageOf, sizeId, useProblems } from '../problems';
import { useChangeDraft, useDraft } from '../use-draft';
import { Gap } from './gap';

/** `19,999.5` */
const MAX_FIGURE = 8;

const Hint = styled('p')(({ theme }) => ({
  fontSize: theme.typography.caption.fontSize,
  color: theme.vars.palette.text.secondary,
}));
const Fields = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3),
  alignItems: 'start',
  marginTop: theme.spacing(3),
  gridTemplateColumns: 'repeat(auto-fill, minmax(7rem, 1fr))',
}));

/** Optional; with it, each vehicle shows whether the goods fit. Memoized: the section renders with every price. */
export const GoodsSizeFields = memo(function GoodsSizeFields() {
  const { t } = useTranslation('composer');
  const size = useDraft(({ goodsSize }) => goodsSize);
  const change = useChangeDraft();
  const problems = useProblems();
  // Only at first, so that a later error still opens the section if the customer has folded it.
  const [wasGiven] = useState(Object.values(size).some(Boolean));
  const isWrong = GOODS_FIGURES.some((name) => messageOf(problems, sizeId(name)));
  return (
    <Gap>
      <Disclosure summary={t('vehicle.size.title')} isOpen={wasGiven || isWrong}>
        <Hint>{t('vehicle.size.hint')}</Hint>
        <Fields>
          {GOODS_FIGURES.map((name) => (
            <TextInput
              key={name}
              id={sizeId(name)}
              label={t(`vehicle.size.${name}`)}
              inputMode={name === 'count' ? 'numeric' : 'decimal'}
              autoComplete="off"
              maxLength={MAX_FIGURE}
              value={size[name]}
              error={messageOf(problems, sizeId(name))}
              onChange={({ target }) => change(setGoodsSize({ [name]: target.value }))}
            />
          ))}
        </Fields>
      </Disclosure>
    </Gap>
  );
});
