import { useTranslation } from '@/lib/i18n/use-translation';
import { useEffect } from 'react';
import { env } from '@/config/env';
import { loadKakaoShare, shareByKakao } from '@/lib/share/kakao-share';
import { KakaoMark } from '../drawings/vendor-marks';
import { Button } from '../kit/button/button';
import { CopyButton } from '../kit/button/copy-button';
import { notify } from '../kit/feedback/notify';
import { ShareIcon } from '../kit/icons/action-icons';
import { styled } from '../styled';

const canShareBySystem = () => typeof navigator.share === 'function';

/** Buttons of equal width; on phones the text is below the icon, so that three have room. */
const Row = styled('div')(({ theme }) => ({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(2),
  [theme.breakpoints.down('md')]: {
    // Both attributes: otherwise the styles of the buttons win.
    '& > [data-variant][data-size]': {
      minHeight: 72,
      padding: theme.spacing(2, 1),
      fontSize: theme.typography.body2.fontSize,
      fontWeight: theme.typography.fontWeightMedium,
    },
    '& > button > span:first-of-type': { flexDirection: 'column', gap: theme.spacing(1.5) },
  },
}));

type ShareButtonsProps = {
  url: string;
  /** The order's state, for the message in KakaoTalk. */
  status: string;
};

/** The ways to send a public link, the most used first. Needs the `share` texts. */
export function ShareButtons({ url, status }: ShareButtonsProps) {
  const { t } = useTranslation(['share', 'common']);

  useEffect(() => {
    // Loaded before the press: browsers block a window that opens too long after it.
    if (env.kakaoShare.key) loadKakaoShare().catch(() => undefined);
  }, []);

  function shareInKakao() {
    const message = { title: `${t('common:app.name')} · ${status}`, description: t('text'), button: t('open'), url };
    shareByKakao(message).catch(() => void notify('error', t('kakaoFailed')));
  }

  // Closing the share sheet also rejects; nothing needs to be reported.
  const shareBySystem = () => void navigator.share({ title: t('title'), text: t('text'), url }).catch(() => undefined);

  return (
    <Row>
      {env.kakaoShare.key ? (
        <Button variant="outline" start={<KakaoMark size={20} />} onClick={shareInKakao}>
          {t('kakao')}
        </Button>
      ) : null}
      {canShareBySystem() ? (
        <Button variant="outline" start={<ShareIcon />} onClick={shareBySystem}>
          {t('system')}
        </Button>
      ) : null}
      <CopyButton text={url} label={t('copy')} />
    </Row>
  );
}
