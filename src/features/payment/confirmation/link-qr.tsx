import { QRCodeSVG } from 'qrcode.react';

export function LinkQr({ url, title, size }: { url: string; title: string; size: number }) {
  return <QRCodeSVG value={url} title={title} size={size} level="M" fgColor="currentColor" bgColor="transparent" />;
}
