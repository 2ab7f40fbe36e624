// Who came late: loaded once the game of a gang is on the screen, or where taps of an earlier one wait.
export { LateDialog } from './late-dialog.tsx';
export { LateOutbox } from './late-outbox.tsx';
