// All components of rooms on the game's screens, in a chunk that loads only where phones can join (room-provider.tsx).
export { CommitSeal } from './commit-seal.tsx';
export { FollowRoom } from './follow-room.tsx';
export { OptionVotes } from './option-votes.tsx';
export { RaceLine } from './race-line.tsx';
export { PhoneHint } from './phone-hint.tsx';
export { PhonesByName } from './phones-by-name.tsx';
export { RoomCorner } from './room-corner.tsx';
export { RoomDialog } from './room-dialog.tsx';
export { RoomInvitation } from './room-invitation.tsx';
export { SeatNames } from './seat-names.tsx';
export { WordOnPhone } from './word-on-phone.tsx';
