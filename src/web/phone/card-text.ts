import { phoneCard as ar } from '#shared/i18n/ar/phone-card.ts';
import { phoneCard as en } from '#shared/i18n/en/phone-card.ts';
import type { SeatCard } from '#shared/rooms/schema.ts';
import { usePhoneText } from './language.tsx';

const texts = { ar, en };

type CardText = (typeof texts)['en' | 'ar'];

/** The texts of the card, which phones load at the end of a game. */
export function useCardText(): CardText {
  return texts[usePhoneText().language];
}

/** What an award is for. */
export function awardDetail(award: SeatCard['awards'][number], { awards }: CardText): string {
  if (award.kind === 'buzzer') return awards.seconds(award.ms);
  if (award.kind === 'votes') return awards.votes(award.count);
  return `${awards.hints(award.count)} ${awards.sure[award.sure]}`;
}

/** The seat's own numbers, without those that are 0. */
export function figureLines({ votes, votesRight, hintsRight, fastestMs }: SeatCard, { awards }: CardText): string[] {
  return [
    ...(votes > 0 ? [awards.votesOf(votesRight, votes)] : []),
    ...(hintsRight > 0 ? [awards.hints(hintsRight)] : []),
    ...(fastestMs === null ? [] : [awards.fastest(fastestMs)]),
  ];
}
