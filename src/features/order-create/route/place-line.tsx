import styled from '@emotion/styled';
import { useTranslation } from 'next-i18next/pages';
import { KOREAN } from '@/config/locales';
import type { DraftAddress } from '@/domain/order/draft';
import { useLocale } from '@/ui/use-locale';

const Line = styled('p')(({ theme }) => ({
  marginTop: theme.spacing(1.5),
  fontSize: theme.typography.caption.fontSize,
  lineHeight: 1.5,
  color: theme.vars.palette.text.secondary,
}));
const English = styled('span')({ display: 'block' });

/** Other names of a chosen address, for example `[서울역] 지번 서울 중구 봉래동2가 122-21`. */
export function PlaceLine({ address }: { address: DraftAddress }) {
  const { t } = useTranslation('composer');
  const locale = useLocale();
  const { buildingName = '', jibunAddress = '', roadAddressEnglish = '' } = address;
  const english = locale === KOREAN ? '' : roadAddressEnglish;
  if (`${buildingName}${jibunAddress}${english}` === '') return null;
  return (
    <Line>
      {english === '' ? null : <English>{english}</English>}
      {buildingName === '' ? null : `[${buildingName}] `}
      {jibunAddress === '' ? null : `${t('address.lot')} ${jibunAddress}`}
    </Line>
  );
}
