import styled from '@emotion/styled';
import { useTranslation } from 'next-i18next/pages';
import { Button } from '@/ui/kit/button/button';

const Reason = styled('p')(({ theme }) => ({
  marginTop: theme.spacing(2),
  fontSize: theme.typography.caption.fontSize,
  lineHeight: 1.4,
  textAlign: 'center',
  color: theme.vars.palette.text.secondary,
}));

/** The page's main action. Shows the reason while it waits for the price. */
export function SubmitButton({ isBusy, isWaitingForPrice }: { isBusy: boolean; isWaitingForPrice: boolean }) {
  const { t } = useTranslation('composer');
  return (
    <>
      <Button type="submit" variant="primary" size="large" isFullWidth isLoading={isBusy}>
        {t('submit.next')}
      </Button>
      {isWaitingForPrice ? <Reason role="status">{t('submit.waiting')}</Reason> : null}
    </>
  );
}
