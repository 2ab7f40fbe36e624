import { Award, Share2 } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { directions } from '#shared/i18n/catalogue.ts';
import type { SeatCard, SeatChange } from '#shared/rooms/schema.ts';
import { canShareFile, shareFile } from '../lib/share-file.ts';
import { drawCard } from './card-picture.ts';
import { awardDetail, figureLines, useCardText } from './card-text.ts';
import { usePhoneText } from './language.tsx';
import { NameText, PhoneButton } from './parts.tsx';

type Team = SeatChange['view']['teams'][number];

/** What this seat did in the game, to be shared as a picture. */
export function ResultCard({ card, name, team }: { card: SeatCard; name: string; team: Team }) {
  const text = useCardText();
  const figures = figureLines(card, text);
  return (
    <section aria-label={text.title} data-team={team.color} className="card grid grid-cols-1 gap-2.5 p-4">
      <p className="flex min-w-0 flex-wrap items-baseline gap-x-3">
        <NameText className="min-w-0 font-display text-xl font-extrabold text-team-text">{name}</NameText>
        <span className="text-quiet">{text.place[card.place - 1]}</span>
      </p>
      {card.awards.length > 0 && (
        <ul className="grid grid-cols-1 gap-2">
          {card.awards.map((award) => (
            <li
              key={award.kind}
              className="flex min-w-0 items-center gap-3 rounded-2xl bg-saffron px-3 py-2 text-on-saffron"
            >
              <Award aria-hidden="true" className="size-7 flex-none" />
              <span className="grid min-w-0">
                <b className="font-display text-lg leading-tight font-extrabold">{text.awards.names[award.kind]}</b>
                <span className="text-sm">{awardDetail(award, text)}</span>
              </span>
            </li>
          ))}
        </ul>
      )}
      {figures.length > 0 && (
        <ul className="grid grid-cols-1 gap-0.5">
          {figures.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      <ShareCard card={card} name={name} team={team} />
    </section>
  );
}

/** The picture is drawn before the press: some browsers share nothing that a press has to wait for. */
function ShareCard({ card, name, team }: { card: SeatCard; name: string; team: Team }) {
  const { text: page, language } = usePhoneText();
  const text = useCardText();
  const [file, setFile] = useState<File | null>(null);
  const [note, setNote] = useState<string | null>(null);
  const draw = useEffectEvent(async () =>
    drawCard({
      brand: page.brand,
      name,
      team: team.name,
      color: team.color,
      place: text.place[card.place - 1] ?? '',
      awards: card.awards.map((award) => ({ name: text.awards.names[award.kind], detail: awardDetail(award, text) })),
      figures: figureLines(card, text),
      address: window.location.host,
      direction: directions[language],
    }),
  );
  const said = JSON.stringify([card, name, team.name, team.color, language]);
  useEffect(() => {
    let isOver = false;
    draw().then(
      (blob) => {
        if (!isOver) setFile(new File([blob], 'siraj-card.png', { type: 'image/png' }));
      },
      // Without a picture there is nothing to share.
      () => undefined,
    );
    return () => {
      isOver = true;
    };
  }, [said]);
  if (file === null) return null;
  const share = async () => {
    setNote(null);
    if ((await shareFile(file)) === 'saved') setNote(text.saved);
  };
  return (
    <>
      <PhoneButton look="secondary" onClick={() => void share()}>
        <Share2 aria-hidden="true" className="size-5" />
        {canShareFile(file) ? text.share : text.save}
      </PhoneButton>
      <p role="status" className="text-center text-quiet empty:hidden">
        {note}
      </p>
    </>
  );
}
