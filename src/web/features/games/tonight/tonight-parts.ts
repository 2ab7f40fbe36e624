// What set-up loads for gangs after its first painting. The dialog follows where there is a gang.
export { GangInvitation } from './gang-invitation.tsx';
export { listTonightCategories } from './gang-queries.ts';
export { TonightCard } from './tonight-card.tsx';
