import type { Shape } from '../catalogue.ts';
import type { manners as ar } from '../ar/games-manners.ts';

export const manners = {
  intermission: {
    title: { prayer: 'Back after prayer', dinner: "Dinner's ready" },
    body: {
      prayer: 'Every clock has stopped. Your game stays just as you left it.',
      dinner: 'Every clock has stopped. Your game stays just as you left it. Enjoy!',
    },
    end: 'Back to the game',
    begin: { prayer: 'Back after prayer', dinner: "Dinner's ready" },
    beginHint: 'Every clock stops until you are back.',
  },

  prayer: {
    names: {
      fajr: 'Fajr prayer',
      dhuhr: 'Dhuhr prayer',
      jumuah: 'Friday prayer',
      asr: 'Asr prayer',
      maghrib: 'Maghrib prayer',
      isha: 'Isha prayer',
    },
    line: (prayer, minutes) =>
      minutes === 0 ? `It is time for ${prayer}` : `${prayer} is in ${minutes === 1 ? 'a minute' : 'two minutes'}`,
    pause: 'Back after prayer',
  },

  lifelineNow: {
    fiftyFifty: 'Two wrong options are gone, and no one can steal this question.',
    fiftyFiftyOpen: 'Two answers are shown, one of them right, and no one can steal this question.',
    askTeammate: 'The clock stands still for 30 seconds while you ask one person.',
    comeback: 'A right answer in this turn counts double.',
    flip: 'In this turn you may swap the question once for another of the same tile.',
  },

  howTo: {
    title: 'How to play',
    label: 'How to play',
    pictures: [
      { title: 'Pick a tile', body: 'In its turn a team picks a category and a value: 200, 400 or 600.' },
      {
        title: 'Answer before the clock runs out',
        body: 'Put your heads together, then choose. A right answer wins the tile.',
      },
      { title: 'Steal it', body: 'If they get it wrong or run out of time, the next team has one chance.' },
      { title: 'Lifelines, then the finale', body: 'Each team has four lifelines, each once. The most points win.' },
    ],
    position: (picture, pictures) => `${picture} of ${pictures}`,
    skip: 'Skip',
    back: 'Back',
    next: 'Next',
    start: "Let's play",
  },
} satisfies Shape<typeof ar>;
