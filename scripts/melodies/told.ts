/** Questions about a melody that is heard: which it is, or what its story tells. */
import { heard, type Heard } from '../audio/heard.ts';
import { tune, type TuneName, type Way } from './tunes.ts';

/** The texts are "Arabic|English", the first option is the answer. */
interface Told {
  readonly tune: TuneName;
  readonly way: Way;
  readonly ask: string;
  readonly options: readonly [string, string, string, string];
  readonly fact: string;
  readonly source: string;
  readonly isForChildren?: boolean;
  readonly optionsShown?: true;
}

export function told(questions: readonly Told[]): readonly Heard[] {
  return questions.map(({ tune: name, way, ask, options, fact, source, isForChildren = false, optionsShown }) =>
    heard(() => tune(name, way), ask, options, fact, {
      source,
      ...(isForChildren ? { band: 'children' as const } : {}),
      ...(optionsShown === undefined ? {} : { optionsShown }),
    }),
  );
}
