import { useRef, useState } from 'react';
import { teamEmblems } from '#shared/games/team-looks.ts';
import type { Gang, Table } from '#shared/gangs/schema.ts';
import { directions } from '#shared/i18n/catalogue.ts';
import { useLanguage, useText } from '../../../lib/language.ts';
import { shareFile } from '../../../lib/share-file.ts';
import { shareByApp } from '../../../lib/share.ts';
import { Button } from '../../../ui/button.tsx';
import { emblemPathsOf } from '../../../ui/picture/emblem.ts';
import { TeamEmblem } from '../../../ui/team-emblem.tsx';
import { showToast } from '../../../ui/toast.tsx';
import { tableContentOf } from '../picture/table-content.ts';
import { ranksOf } from '../ranks.ts';
import { seasonName } from '../season.ts';

/** Shares the table as a picture that this device draws, in one press [GANG-14]; by the app, which takes none, as text. */
export function ShareTable({ gang, table }: { gang: Gang; table: Table }) {
  const { gangs: words, gangPeople, shell } = useText();
  const { language } = useLanguage();
  const emblems = useRef<HTMLDivElement>(null);
  const [isBusy, setBusy] = useState(false);
  const texts = gangPeople.picture;
  const content = {
    ...tableContentOf({ gang, table, ranks: ranksOf(table.rows), language, words }),
    brand: shell.brand,
    season: table.season === 'all' ? words.table.all : seasonName(table.season, language),
    address: window.location.host,
    direction: directions[language],
  };
  const draw = async () => {
    // Its drawing code is loaded by those who share.
    const { drawTable } = await import('../picture/table-picture.ts');
    const drawn = [...(emblems.current?.children ?? [])];
    const blob = await drawTable(content, (emblem) => {
      const element = drawn[teamEmblems.indexOf(emblem)];
      return element === undefined ? [] : emblemPathsOf(element);
    });
    return new File([blob], 'siraj-table.png', { type: 'image/png' });
  };
  const share = async () => {
    const lines = content.rows.map(({ rank, name, figures }) => `${rank}. ${name} (${figures})`);
    const text = [`${content.title} · ${content.season}`, ...lines].join('\n');
    if (shareByApp({ title: content.title, text, url: window.location.origin })) return;
    setBusy(true);
    try {
      const outcome = await shareFile(await draw(), { title: content.title });
      if (outcome === 'saved') showToast({ id: 'table-picture', title: texts.saved });
    } catch {
      showToast({ id: 'table-picture', variant: 'destructive', title: texts.failed });
    }
    setBusy(false);
  };
  return (
    <>
      <Button
        variant="secondary"
        icon="share"
        busy={isBusy}
        className="justify-self-start max-sm:justify-self-stretch"
        onClick={() => void share()}
      >
        {texts.share}
      </Button>
      <div ref={emblems} hidden>
        {teamEmblems.map((emblem) => (
          <TeamEmblem key={emblem} emblem={emblem} />
        ))}
      </div>
    </>
  );
}
