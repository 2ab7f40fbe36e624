import { QRCodeSVG } from 'qrcode.react';

/** A code for a phone's camera: dark on white whatever the theme, with the quiet border it needs. */
export function AnswerCode({
  address,
  label,
  className = '',
}: {
  address: string;
  label: string;
  className?: string | undefined;
}) {
  return (
    <QRCodeSVG
      value={address}
      level="L"
      marginSize={2}
      bgColor="#ffffff"
      fgColor="#0b1628"
      role="img"
      title={label}
      className={`h-auto rounded-[14px] ${className}`}
    />
  );
}
