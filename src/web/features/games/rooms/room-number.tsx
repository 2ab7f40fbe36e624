import { codeText } from '#shared/rooms/code-text.ts';
import { LtrValue } from '../../../ui/value.tsx';
import { phoneAddress } from './phone-address.ts';
import styles from './room-number.module.css';

/** What a phone without a camera types: address and digits. */
export function RoomNumber({ code }: { code: string }) {
  return (
    <span className={styles.number}>
      <LtrValue className={styles.address}>{phoneAddress(code, window.location).typed}</LtrValue>
      <LtrValue className={styles.digits}>{codeText(code)}</LtrValue>
    </span>
  );
}
