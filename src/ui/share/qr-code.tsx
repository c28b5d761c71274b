import { QRCodeSVG } from 'qrcode.react';
import { styled } from '../styled';

const QUIET_MODULES = 4;

const Root = styled('div')(({ theme }) => ({
  borderRadius: theme.radius.inner,
  overflow: 'hidden',
  '& > svg': { display: 'block' },
}));

/** Dark on white in every theme: cameras cannot read it otherwise. `size`: px, with the white margin. */
export function QrCode({ url, title, size }: { url: string; title: string; size: number }) {
  return (
    <Root>
      <QRCodeSVG
        value={url}
        title={title}
        size={size}
        marginSize={QUIET_MODULES}
        bgColor="white"
        fgColor="black"
        role="img"
      />
    </Root>
  );
}
