/** The message to a buyer about a failed payment. */
export const failureReasons = [
  'declined',
  'cancelled',
  'expired',
  'funds',
  'card',
  'authentication',
  'technical',
  'unknown',
] as const;
export type FailureReason = (typeof failureReasons)[number];

// Of ours and the sandbox's, of Tap (response codes and statuses), of MyFatoorah.
const reasons: Readonly<Record<Exclude<FailureReason, 'unknown'>, readonly string[]>> = {
  declined: [
    'declined',
    '501',
    '506',
    '507',
    '508',
    '509',
    '510',
    '511',
    '513',
    '514',
    '515',
    '701',
    '702',
    '703',
    '704',
    'restricted',
    'mf002',
    'mf003',
    'mf009',
  ],
  cancelled: ['cancelled', 'canceled', 'abandoned', 'void', '301', '302', '601', 'mf006'],
  expired: ['expired', 'timedout', '304', '801', 'mf005'],
  funds: ['insufficient-funds', '505', 'mf004'],
  card: ['invalid-card', '405', '407', '502', 'mf007', 'mf010'],
  authentication: ['not-authenticated', '503', '504', '512', '516', 'mf001'],
  technical: ['failed', '401', '402', '403', '404', '406', '408', 'mf008'],
};

/** Maps a failure's code of any provider to the reasons with texts. */
export function failureReason(code: string): FailureReason {
  const wanted = code.trim().toLowerCase();
  return failureReasons.find((reason) => reason !== 'unknown' && reasons[reason].includes(wanted)) ?? 'unknown';
}
