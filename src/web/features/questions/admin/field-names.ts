import type { StaffCatalogue } from '#shared/i18n/ar/staff/index.ts';
import type { QuestionKind } from '#shared/questions/schema.ts';

type Words = StaffCatalogue['adminQuestions']['edit'];

/** What a field is called, by its path. */
export function fieldName({ fields, arabic, english }: Words, path: string, kind: QuestionKind): string {
  const language = /\.ar$/.test(path) ? ` (${arabic})` : /\.en$/.test(path) ? ` (${english})` : '';
  return `${thingName(fields, path.replace(/\.(ar|en)$/, ''), kind)}${language}`;
}

function thingName(fields: Words['fields'], path: string, kind: QuestionKind): string {
  const [first = '', place = '', part] = path.split('.');
  const number = Number(place) + 1;
  switch (first) {
    case 'text':
      return kind === 'secret-word' ? fields.hint : fields.text;
    case 'answer':
      return kind === 'secret-word' ? fields.word : fields.answer;
    case 'wrong':
      return fields.wrong(number);
    case 'pictures':
      return fields.picture(place === '' ? 0 : Number(place));
    case 'namesShown':
      return fields.optionLook;
    case 'optionsShown':
      return fields.optionsShown;
    case 'clues':
      return place === '' ? fields.clues : fields.clue(number);
    case 'events':
      return place === '' ? fields.events : part === 'year' ? fields.year(number) : fields.event(number);
    case 'media':
      return place === 'alt' ? fields.alt : mediumName(fields, kind);
    case 'steps':
      return place === '' ? fields.steps : fields.step(number);
    case 'alt':
      return fields.alt;
    case 'accepted':
      return place === '' ? fields.acceptedNames : fields.accepted(number);
    case 'goal':
      return fields.goal;
    case 'seconds':
      return fields.seconds;
    case 'complete':
      return fields.complete;
    case 'studySeconds':
      return fields.studySeconds;
    case 'categoryId':
      return fields.category;
    case 'kind':
      return fields.kind;
    case 'value':
      return fields.value;
    case 'band':
      return fields.band;
    case 'source':
      return fields.source;
    case 'forbidden':
      return place === '' ? fields.forbiddenWords : fields.forbidden(number);
    case 'act':
      return fields.act;
    case 'number':
      return fields.number;
    case 'unit':
      return fields.unit;
    case 'counted':
      return fields.counted;
    default:
      return fields.explanation;
  }
}

function mediumName({ media }: Words['fields'], kind: QuestionKind): string {
  return media[kind === 'sound' || kind === 'video' ? kind : 'image'];
}
