import { useState } from 'react';
import { teamColors, type TeamColor } from '#shared/games/setup.ts';
import { useText } from '../../../../lib/language.ts';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { isLoopback } from '../frame/public-address.ts';
import styles from './phones-note.module.css';

/** Says that phones can join, and how, in one picture; nothing where they can't reach this address. */
export function PhonesNote() {
  const words = useText();
  const text = words.rooms.setup;
  const [isOpen, setIsOpen] = useState(false);
  if (isLoopback(window.location.hostname)) return null;
  return (
    <>
      <button type="button" aria-haspopup="dialog" className={styles.note} onClick={() => setIsOpen(true)}>
        <PhonesPicture />
        <span className="grid min-w-0">
          <span className="font-semibold">{text.title}</span>
          <span className="text-sm text-quiet">{text.hint}</span>
        </span>
      </button>
      <Dialog
        open={isOpen}
        onClose={() => setIsOpen(false)}
        title={text.title}
        actions={
          <Button icon="check" onClick={() => setIsOpen(false)}>
            {words.gameSetup.done}
          </Button>
        }
      >
        <div className={styles.scene}>
          <PhonesPicture />
        </div>
        <p>{text.body}</p>
      </Dialog>
    </>
  );
}

/** Finder patterns of a code to scan, and a few squares between them. */
const codeSquares = [
  'M62 21h12v12H62zm3 3v6h6v-6zM86 21h12v12H86zm3 3v6h6v-6zM62 45h12v12H62zm3 3v6h6v-6z',
  'M77 21h5v7h-5zM77 32h7v5h-7zM64 37h8v5h-8zM88 36h9v5h-9zM79 41h6v7h-6zM88 45h10v4H88zM77 52h8v5h-8zM90 53h8v4h-8z',
].join('');

/** Where each phone is, and how it is tilted. */
const phones: readonly { readonly team: TeamColor; readonly x: number; readonly turn: number }[] = teamColors.map(
  (team, index) => ({ team, x: 26 + index * 36, turn: (index - 1.5) * 6 }),
);

/** A television with a code, and phones in the teams' colours below it. */
function PhonesPicture() {
  return (
    <svg viewBox="0 0 160 132" aria-hidden="true">
      <rect x="22" y="4" width="116" height="70" rx="9" fill="var(--ground)" stroke="var(--line)" strokeWidth="5" />
      <path d="M70 77h20l4 7H66z" fill="var(--line)" />
      <rect x="57" y="16" width="46" height="46" rx="6" fill="#fff" />
      <path d={codeSquares} fill="#0b1628" fillRule="evenodd" />
      {phones.map(({ team, x, turn }) => (
        <g key={team} data-team={team} transform={`translate(${x} 108) rotate(${turn})`}>
          <rect
            x="-11"
            y="-18"
            width="22"
            height="38"
            rx="5"
            fill="var(--card)"
            stroke="var(--team)"
            strokeWidth="3.5"
          />
          <path d="M-6 -11h12v13H-6z" fill="var(--team)" />
          <path d="M-6 6h12M-6 11h7" stroke="var(--quiet)" strokeWidth="2.5" strokeLinecap="round" />
        </g>
      ))}
    </svg>
  );
}
