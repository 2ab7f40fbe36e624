/**
 * Which domain owns which table (docs/decisions/012). A domain writes its own tables alone. It reads them, those of a
 * domain in its row of module-map.js, every view below, and those of the platform. It calls functions likewise.
 */
export const tablesOf: Readonly<Record<string, readonly string[]>> = {
  platform: ['migrations', 'outbox', 'audit_log', 'counts'],
  accounts: [
    'users',
    'sessions',
    'action_codes',
    'session_ledger',
    'signing_keys',
    'identities',
    'referral_codes',
    'referrals',
    'deleted_addresses',
  ],
  questions: [
    'content_state',
    'categories',
    'questions',
    'question_versions',
    'question_updates',
    'question_figures',
    'question_ratings',
    'pictures',
    'bank_files',
    'seen_questions',
    'category_marks',
  ],
  games: ['games', 'game_packs', 'game_commands', 'game_branches', 'game_writers', 'answer_codes'],
  gangs: [
    'gangs',
    'gang_hosts',
    'gang_members',
    'gang_invitations',
    'gang_evenings',
    'gang_players',
    'gang_latecomers',
    'gang_merges',
  ],
  rooms: ['rooms', 'room_codes', 'seats', 'seat_presses'],
  achievements: ['play_totals', 'badges', 'earned_badges', 'reward_rules', 'reward_grants'],
  store: [
    'game_packages',
    'discount_codes',
    'discount_reservations',
    'purchases',
    'purchase_moves',
    'purchase_events',
    'payment_attempts',
    'provider_events',
    'sandbox_payments',
    'store_daily_stats',
  ],
  'redeem-codes': ['redeem_codes', 'redeem_code_batches', 'redemptions'],
  notifications: [
    'notifications',
    'notification_reads',
    'scheduled_notifications',
    'followed_topics',
    'push_registrations',
    'push_retries',
    'push_keys',
  ],
  announcements: ['announcements', 'announcement_dismissals'],
  standings: ['standings', 'standing_counts'],
  statistics: ['daily_statistics', 'category_usage', 'active_days', 'user_activity', 'retention'],
  support: ['support_requests'],
  media: ['media', 'media_uses'],
  monitoring: ['error_records'],
  'site-settings': ['site_settings'],
};

/** Views by which a domain offers columns of its tables to all others, to be read. */
export const viewsOf: Readonly<Record<string, readonly string[]>> = {
  accounts: ['user_directory'],
  questions: ['category_names'],
  gangs: ['linked_viewers'],
};

/** SQL functions. Each may use what its owner may; a trigger belongs to the owner of its table. */
export const functionsOf: Readonly<Record<string, readonly string[]>> = {
  platform: ['count_rows'],
  accounts: ['book_sessions', 'refuse_ledger_change'],
  questions: ['mark_seen', 'mark_seen_by', 'mark_seen_at'],
  games: ['append_commands'],
  store: ['move_purchase', 'count_purchase'],
  'redeem-codes': ['redeem_code'],
  standings: ['count_standing', 'standing_step'],
  statistics: ['week_of'],
  support: ['text_parts'],
};

/** What a function uses beyond that. */
export const crossingsOf: Readonly<Record<string, readonly string[]>> = {
  // A purchase, its sessions and its change event move in one statement, under one order of locks.
  move_purchase: ['users', 'book_sessions', 'outbox'],
};
