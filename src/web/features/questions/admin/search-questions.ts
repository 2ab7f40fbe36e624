import { questionsAdminApi } from '#shared/questions/admin-api.ts';
import { maxHits, type SearchSource } from '../../../lib/admin-search.ts';
import { call } from '../../../lib/api-client.ts';
import { currentLanguage } from '../../../lib/language.ts';
import { pathTo } from '../../../lib/paths.ts';

/** Questions by their words, however they are spelled, or their id. */
export const questionSearch: SearchSource = {
  name: 'questions',
  role: 'moderator',
  async find(text, signal) {
    const { items } = await call(questionsAdminApi.list, { text, limit: maxHits }, { signal });
    const language = currentLanguage();
    return items.map((question) => ({
      id: question.id,
      name: question.text[language] || question.text.ar || question.id,
      note: question.categoryName[language],
      to: `${pathTo('adminQuestions')}?edit=${question.id}`,
    }));
  },
};
