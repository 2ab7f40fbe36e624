import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router';
import { gamesApi } from '#shared/games/api.ts';
import { secretWordActs } from '#shared/questions/schema.ts';
import { call } from '../../../lib/api-client.ts';
import { useErrorText } from '../../../lib/error-text.ts';
import { useLanguage, useText } from '../../../lib/language.ts';
import { Button } from '../../../ui/button.tsx';
import { CategoryArt } from '../../../ui/category-art.tsx';
import { PageLoader } from '../../../ui/page-loader.tsx';
import { FailedState } from '../../../ui/state-panel.tsx';
import { NumberValue } from '../../../ui/value.tsx';

/** /answer/{id}: one answer on the phone that scanned its code, hidden until its holder shows it [GAME-7]. */
export function AnswerPage() {
  const { id = '' } = useParams();
  const text = useText();
  const { language } = useLanguage();
  const describe = useErrorText();
  const [isShown, setShown] = useState(false);
  const { data, error, refetch } = useQuery({
    queryKey: ['answers', id],
    queryFn: ({ signal }) => call(gamesApi.getAnswer, { id }, { signal }),
    retry: false,
  });
  const words = text.games.question.page;
  if (error)
    return (
      <FailedState
        title={words.loadFailed}
        message={describe(error)}
        onRetry={() => void refetch()}
        className="grid min-h-dvh place-items-center"
      />
    );
  if (!data) return <PageLoader />;
  const act = secretWordActs.find((each) => each === data.act);
  return (
    <div className="grid min-h-dvh grid-rows-[auto_1fr_auto] gap-4 p-5 text-center">
      <header className="hue grid justify-items-center gap-1" style={{ '--hue': data.category.hue }}>
        <span className="emblem p-2">
          <CategoryArt name={data.category.icon} className="w-16" />
        </span>
        <h1 className="text-2xl">
          {data.category.name[language]}
          {data.value !== null && (
            <>
              {' · '}
              <NumberValue value={data.value} />
            </>
          )}
        </h1>
        {data.isForYoung && <p className="font-semibold text-saffron-text">{text.games.question.young}</p>}
        <p className="max-w-[32ch] text-quiet">{data.text[language]}</p>
      </header>
      <div aria-live="polite" className="card grid content-center justify-items-center gap-4 p-5">
        {isShown ? (
          <>
            {act !== undefined && <p className="font-semibold text-saffron-text">{words.act[act]}</p>}
            {data.picture && <img src={data.picture} alt="" className="max-h-[30dvh] w-full object-contain" />}
            {data.accepted ? (
              <ul className="flex flex-wrap justify-center gap-2 text-xl font-semibold">
                {data.accepted.map((name) => (
                  <li key={name.ar} className="pill">
                    {name[language]}
                  </li>
                ))}
              </ul>
            ) : (
              <p className="max-w-full font-display text-[clamp(2.4rem,13vw,6rem)] leading-[1.3] font-extrabold break-words">
                {data.answer[language]}
              </p>
            )}
            {data.forbidden && (
              <>
                <p className="font-semibold text-danger">{words.forbidden}</p>
                <ul className="grid gap-1 text-2xl font-semibold">
                  {data.forbidden.map((word) => (
                    <li key={word.ar}>{word[language]}</li>
                  ))}
                </ul>
              </>
            )}
            {data.explanation && <p className="max-w-[36ch] text-quiet">{data.explanation[language]}</p>}
          </>
        ) : (
          <>
            <p className="font-display text-3xl font-extrabold">{words.hidden}</p>
            <p className="text-quiet">{words.hiddenHint}</p>
          </>
        )}
      </div>
      <Button size="large" icon={isShown ? 'hide' : 'show'} onClick={() => setShown(!isShown)}>
        {isShown ? words.hide : words.show}
      </Button>
    </div>
  );
}
