import type { Shape } from '../../catalogue.ts';
import type { adminPayment as ar } from '../../ar/staff/admin-payment.ts';

export const adminPayment = {
  lead: 'In the app, people pay through its store; in a browser, always online. Here you make the app take another way.',
  warning:
    'Take care: Apple and Google mostly demand that what is bought inside an app is paid through their ' +
    'stores. They may refuse or remove an app that takes money otherwise.',
  states: {
    off: 'Nothing is forced: the app pays through its store.',
    planned: 'Starts later: for now the app pays through its store.',
    inForce: 'In force now.',
    ended: 'Its time is over: the app pays through its store.',
  },
  setBy: 'Last changed by',
  setAt: 'Changed at',
  never: 'Nobody has changed it yet.',
  you: 'you',
  form: {
    enabled: 'Force a way to pay',
    enabledHint: 'Switched off, it does nothing, and its fields are kept.',
    appliesTo: 'For whom?',
    audiences: { all_flutter: 'Everybody in the app', ios_only: 'iOS only', android_only: 'Android only' },
    forceMethod: 'The way that is forced',
    methods: { iap: 'The app’s store', online: 'Online', hybrid: 'Both, the buyer chooses' },
    reason: 'Reason',
    reasonHint: 'For the record; only the staff see it.',
    from: 'From',
    fromHint: 'Kuwait time. Leave it empty to start now.',
    until: 'Until',
    untilHint: 'Kuwait time. Leave it empty to last until you switch it off.',
  },
  problems: { window: 'Let the end come after the start.', reason: 'Write the reason in 200 characters at most.' },
  save: 'Save',
  saved: 'The way to pay was saved.',
  askTitle: 'Force the way to pay?',
  ask: (method, audience) => `${audience}: ${method}.`,
  askFrom: (moment) => `From ${moment}, Kuwait time.`,
  askNow: 'From now on.',
  askUntil: (moment) => `Until ${moment}, Kuwait time.`,
  askNoEnd: 'Without end, until you switch it off.',
  confirm: 'Force it',
  keep: 'Change nothing',
} satisfies Shape<typeof ar>;
