import styled from '@emotion/styled';
import { useTranslation } from 'next-i18next/pages';
import type { DraftAddress } from '@/domain/order-draft';

const Line = styled('p')(({ theme }) => ({
  marginTop: theme.spacing(1.5),
  fontSize: theme.typography.caption.fontSize,
  lineHeight: 1.5,
  color: theme.vars.palette.text.secondary,
}));

/** What else a chosen address is known by: `[서울역] 지번 서울 중구 봉래동2가 122-21` */
export function PlaceLine({ address: { buildingName = '', jibunAddress = '' } }: { address: DraftAddress }) {
  const { t } = useTranslation('composer');
  if (buildingName === '' && jibunAddress === '') return null;
  return (
    <Line>
      {buildingName === '' ? null : `[${buildingName}] `}
      {jibunAddress === '' ? null : `${t('address.lot')} ${jibunAddress}`}
    </Line>
  );
}
