/** Where games and the phones' page import it from. */
export { TeamEmblem } from '../../../../ui/team-emblem.tsx';
