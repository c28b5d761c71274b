import styled from '@emotion/styled';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import type { DraftGoodsSize } from '@/domain/order-draft';
import { Disclosure } from '@/ui/disclosure';
import { EditedText } from '../form/edited-text';
import { messageOf, SIZE_NAMES, sizeId, type Problem } from '../form/form-problems';

const MAX_FIGURE = 7;

const Root = styled('div')(({ theme }) => ({ marginBottom: theme.spacing(4) }));
const Hint = styled('p')(({ theme }) => ({
  fontSize: theme.typography.caption.fontSize,
  color: theme.vars.palette.text.secondary,
}));
const Fields = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3),
  alignItems: 'start',
  marginTop: theme.spacing(3),
  gridTemplateColumns: 'repeat(auto-fill, minmax(112px, 1fr))',
}));

type GoodsSizeFieldsProps = {
  size: DraftGoodsSize;
  problems: readonly Problem[];
  onChange: (patch: Partial<DraftGoodsSize>) => void;
};

/** Nobody has to measure anything; whoever does learns what the goods fit into. */
export function GoodsSizeFields({ size, problems, onChange }: GoodsSizeFieldsProps) {
  const { t } = useTranslation('composer');
  // Opened by what is in it when it is first shown; from then on by hand.
  const [wasGiven] = useState(Object.values(size).some((typed) => typed !== ''));
  const isWrong = SIZE_NAMES.some((name) => messageOf(problems, sizeId(name)));
  return (
    <Root>
      <Disclosure summary={t('vehicle.size.title')} isOpen={wasGiven || isWrong}>
        <Hint>{t('vehicle.size.hint')}</Hint>
        <Fields>
          {SIZE_NAMES.map((name) => (
            <EditedText
              key={name}
              id={sizeId(name)}
              label={t(`vehicle.size.${name}`)}
              inputMode={name === 'count' ? 'numeric' : 'decimal'}
              autoComplete="off"
              maxLength={MAX_FIGURE}
              value={size[name]}
              error={messageOf(problems, sizeId(name))}
              onCommit={(text) => onChange({ [name]: text })}
            />
          ))}
        </Fields>
      </Disclosure>
    </Root>
  );
}
