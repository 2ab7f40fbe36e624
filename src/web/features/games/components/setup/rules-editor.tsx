import { questionTimesSeconds, stealTimesSeconds } from '#shared/games/setup.ts';
import { useText } from '../../../../lib/language.ts';
import { RadioCards, Switch } from '../../../../ui/choice.tsx';
import { SoundSetChoice } from '../../sound/sound-set-choice.tsx';
import { mayHaveBuzzer, type Draft } from './draft.ts';

/** How answers are given, and how long they may take. */
export function RulesEditor({ draft, onChange }: { draft: Draft; onChange: (draft: Draft) => void }) {
  const words = useText().gameSetup.rules;
  return (
    <div className="grid gap-5 lg:grid-cols-2 lg:items-start lg:gap-x-8">
      <RadioCards
        label={words.answerMode}
        value={draft.answerMode}
        onChange={(answerMode) => onChange({ ...draft, answerMode })}
        options={[
          { value: 'open', label: words.open, hint: words.openHint },
          { value: 'choices', label: words.choices, hint: words.choicesHint },
        ]}
      />
      <RadioCards
        label={words.questionTime}
        value={String(draft.questionTimeSeconds)}
        onChange={(value) =>
          onChange({
            ...draft,
            questionTimeSeconds: questionTimesSeconds.find((seconds) => String(seconds) === value) ?? null,
          })
        }
        options={[
          ...questionTimesSeconds.map((seconds) => ({ value: String(seconds), label: words.seconds(seconds) })),
          { value: 'null', label: words.noLimit },
        ]}
      />
      <RadioCards
        label={words.stealTime}
        value={String(draft.stealTimeSeconds)}
        onChange={(value) =>
          onChange({
            ...draft,
            stealTimeSeconds: stealTimesSeconds.find((seconds) => String(seconds) === value) ?? null,
          })
        }
        options={[
          ...stealTimesSeconds.map((seconds) => ({ value: String(seconds), label: words.seconds(seconds) })),
          { value: 'null', label: words.noSteal },
        ]}
      />
      {mayHaveBuzzer(draft) && (
        <Switch
          label={words.buzzer}
          hint={words.buzzerHint}
          checked={draft.buzzer}
          onChange={(buzzer) => onChange({ ...draft, buzzer })}
        />
      )}
      <Switch
        label={words.lastQuestion}
        hint={words.lastQuestionHint}
        checked={draft.lastQuestion}
        onChange={(lastQuestion) => onChange({ ...draft, lastQuestion })}
      />
      <Switch
        label={words.sound}
        hint={words.soundHint}
        checked={draft.sound}
        onChange={(sound) => onChange({ ...draft, sound })}
      />
      {draft.sound && <SoundSetChoice />}
    </div>
  );
}
