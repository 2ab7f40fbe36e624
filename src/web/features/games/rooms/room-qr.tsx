import { useText } from '../../../lib/language.ts';
import { AnswerCode } from '../components/frame/answer-code.tsx';
import { phoneAddress } from './phone-address.ts';

/** The QR code of the address where a phone joins. */
export function RoomQr({ code, className }: { code: string; className?: string | undefined }) {
  const text = useText().rooms.join;
  const { scanned } = phoneAddress(code, window.location);
  return <AnswerCode address={scanned} label={text.code} className={className} />;
}
