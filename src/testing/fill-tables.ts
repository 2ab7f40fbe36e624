import { sql } from 'kysely';
import { noPlay } from '#shared/achievements/totals.ts';
import type { Database } from '../server/platform/database/index.ts';
import { loadInBulk } from './bulk-load.ts';

export interface Filling {
  readonly database: Database;
  /** Everything lies before this. */
  readonly now: number;
  /** Rows of other tables are in proportion: 2.5 games and one purchase a user, and so on. */
  readonly users: number;
  /** An account that has played, bought, written and been written to more than any other. */
  readonly heavyId: string;
  /** A moderator to whom support requests are assigned and who wrote part of the audit log. */
  readonly staffId: string;
}

/** What the filled tables call things, for calls that look one up. Numbers count from 1. */
export const filledId = {
  user: (number: number) => idOf('8001', number),
  game: (number: number) => idOf('8002', number),
  purchase: (number: number) => idOf('8003', number),
  code: (number: number) => idOf('8004', number),
  batch: (number: number) => idOf('8005', number),
  /** The first is the heavy account's. */
  gang: (number: number) => idOf('8018', number),
} as const;

function idOf(kind: string, number: number): string {
  return `01900000-0000-7000-${kind}-${number.toString(16).padStart(12, '0')}`;
}

/** Redeemed by every 40th account. */
export const filledCampaignCode = filledId.code(1);
/** Every 50th support request is about this question. */
export const filledQuestion = 'alpha-200-1';

/** The abandoned ones are the oldest, so that a list of them passes over all others or has an index. */
const heavyGames = { abandoned: 20, open: 150 } as const;
/** What the heavy account has is the same at every size: a list that is longer itself says nothing of its table. */
const heavyOwn = { purchases: 400, codes: 40, notifications: 200, gangs: 20 } as const;
/** A host may finish a twentieth of all games: 26,000 of 500,000. */
const finishedByHeavy = (games: number) => Math.max(3000, Math.round(games * 0.052));
const yearDays = 365;

const teams = [
  { name: 'الصقور', color: 'coral', emblem: 'falcon', players: [] },
  { name: 'اللؤلؤ', color: 'turquoise', emblem: 'pearl', players: [] },
];
/** As much of a pack as lists and the last set-up read. */
const pack = JSON.stringify({
  length: 'full',
  answerMode: 'open',
  questionTimeMs: 60_000,
  stealTimeMs: 30_000,
  sound: true,
  hostTeamIndex: 0,
  teams,
  categories: [],
});
const card = JSON.stringify({
  teams,
  categoryNames: [
    { ar: 'جغرافيا', en: 'Geography' },
    { ar: 'تاريخ', en: 'History' },
  ],
  tiles: 36,
});
const items = JSON.stringify([
  {
    packageId: 'five-sessions',
    name: { ar: 'خمس', en: 'Five' },
    quantity: 1,
    sessions: 5,
    priceFils: 6000,
    originalPriceFils: 6000,
    packageDiscountFils: 0,
    discountShareFils: 0,
  },
]);
const quoted = (words: string) =>
  words
    .split(' ')
    .map((word) => `'${word}'`)
    .join(',');
const names = quoted('نورة فهد سالم ريم خالد مها يوسف دانة بدر لولوة حمد شيخة مبارك عبدالله منيرة ناصر');
const topics = quoted(
  'السؤال الجواب اللعبة الشاشة الصوت الرمز الجلسة الفريق النتيجة العجلة البطاقة الهاتف التلفاز الدفع الرصيد الصورة',
);

/** Fills the tables the same way each time, set by set, and updates the planner's statistics. */
export async function fillTables(filling: Filling): Promise<void> {
  await loadInBulk(filling.database, async (tx) => {
    for (const text of statements(filling)) await sql.raw(text).execute(tx);
  });
  await sql.raw('vacuum analyze').execute(filling.database.query);
}

function statements({ now, users, heavyId, staffId }: Filling): string[] {
  const games = users * 2.5;
  const purchases = users;
  const codes = users / 2;
  const requests = users / 2;
  const audits = users * 1.5;
  const personal = users / 2;
  const gangs = users / 10;
  const heavyEnded = heavyGames.abandoned + finishedByHeavy(games);
  const at = `timestamptz '${new Date(now).toISOString()}'`;
  const heavy = `'${heavyId}'`;
  const staff = `'${staffId}'`;
  const id = (kind: string, number: string) => `'01900000-0000-7000-${kind}-' || lpad(to_hex((${number})::integer),
       12, '0')`;
  // 0 to 999,999, spread evenly and the same each time.
  const chance = (number: string, salt: number) =>
    `((hashint4((${number})::integer + ${salt * 7919})::bigint & 2147483647) % 1000000)`;
  const userBy = (number: string) => id('8001', number);
  const anyUser = (number: string, salt: number) => userBy(`1 + ${chance(number, salt)} * ${users}::bigint / 1000000`);
  // The higher the number, the later, up to now.
  const spread = (number: string, most: number, days: number) =>
    `${at} - interval '1 second' * ((${most} - ${number}) * ${days * 86_400}::numeric / ${most})`;
  const day = (instant: string) => `to_char((${instant}) at time zone 'Asia/Kuwait', 'YYYY-MM-DD')`;
  const isHeavy = (most: number, own: number) => `n % ${Math.max(1, Math.round(most / own))} = 0`;
  const localized = `'{"ar":"نص","en":"Text"}'`;
  const numbers = (most: number) => `generate_series(1, ${Math.round(most)}) n`;
  const word = (number: string, salt: number) => `(array[${names}])[1 + ${chance(number, salt)} % 16]`;
  const said = (number: string, salt: number) => `(array[${topics}])[1 + ${chance(number, salt)} % 16]`;

  return [
    `insert into users (id, email, password_hash, display_name, folded_name, role, disabled, email_verified,
       is_new_user, preferences, games_played,
       total_score, last_login, created_at, deleted_at, notifications_enabled)
     select ${userBy('n')}, 'player-' || n || '@example.com', 'x', ${word('n', 1)} || ' ' || ${word('n', 2)} || ' ' || n,
       ${word('n', 1)} || ' ' || ${word('n', 2)} || ' ' || n,
       case when n <= 3 then 'admin' when n <= 12 then 'moderator' else 'player' end, n % 1000 = 500, n % 20 <> 7,
       false, '{"language":"ar","theme":"dark","sound":true}',
       n % 30, (n % 30) * 1000, ${at}, ${spread('n', users, 730)}, case when n % 100 = 99 then ${at} end, n % 2 = 0
     from ${numbers(users)}`,
    `insert into sessions (id, user_id, user_agent, created_at, last_seen_at, expires_at)
     select 'session-' || n, ${userBy('n')}, 'Mozilla/5.0', ${at}, ${at}, ${at} + interval '20 days'
       from ${numbers(users)}`,
    `insert into referral_codes (code, user_id) select 'REF' || n, ${userBy('n')} from ${numbers(users / 2)}`,
    `insert into referrals (invited_id, inviter_id, rewarded_at) select ${userBy('n')}, ${userBy('1 + n / 10')},
       ${at} from ${numbers(users / 10)} where n > 12`,

    // Games of the last 30 days may be open; older ones are finished or abandoned.
    `insert into games (id, host_id, idempotency_key, outcome, length, seq, game_status, current_team_index,
       scores, opened_tiles, winners, created_at, last_command_at, finished_at)
     select ${id('8002', 'n')}, host, 'key-' || n, outcome, 'full', 2, case outcome
       when 'finished' then 'finished' else 'playing' end, 0, '{600,400}', 30,
       case outcome when 'finished' then '{0}' else '{}' end::integer[], begun, begun + interval '40 minutes',
       case outcome when 'finished' then begun + interval '1 hour' end
     from (select n, ${anyUser('n', 3)} as host, ${spread('n', games, 730)} as begun,
       case when n > ${games} * 0.965 and ${chance('n', 4)} < 400000 then 'open' when ${chance('n', 4)} < 150000 then 'abandoned' else 'finished' end as outcome
       from ${numbers(games)}) game`,
    `insert into games (id, host_id, idempotency_key, outcome, length, seq, game_status, current_team_index,
       scores, opened_tiles, winners, created_at, last_command_at, finished_at)
     select ${id('8012', 'n')}, ${heavy}, 'heavy-' || n, outcome, 'full', 2, case outcome
       when 'finished' then 'finished' else 'playing' end, 0, '{600,400}', 30, '{}', begun,
       begun, case outcome when 'finished' then begun end
     from (select n, case when n <= ${heavyGames.abandoned} then 'abandoned' when n <= ${heavyEnded} then 'finished' else 'open' end as outcome,
       case when n <= ${heavyEnded} then ${at} - interval '4 days' - interval '696 days' * (${heavyEnded} - n) / ${heavyEnded}
       else ${at} - interval '30 minutes' * (${heavyEnded + heavyGames.open} - n) - interval '1 minute' end as begun
       from ${numbers(heavyEnded + heavyGames.open)}) game`,
    `insert into game_packs (game_id, pack, card, question_ids)
     select id, '${pack}', '${card}', ids from games join (select first, array_agg('bank-question-' || first + k) as ids
       from generate_series(0, 1023) first, generate_series(1, 73) k group by first) questions
       on first = hashtext(id) & 1023`,
    `insert into game_commands (game_id, line, seq, id, payload, device_id, received_at)
     select id, 0, k, 'command-' || k, '{}', 'device', created_at from games, generate_series(1, 2) k`,
    `insert into answer_codes (game_id, bucket, codes) select id, substr(md5(id), 1, 2), repeat(md5(id) || ' ',
       20) from games where outcome = 'open'`,
    `insert into gangs (id, owner_id, idempotency_key, name, emblem, color, created_at)
     select ${id('8018', 'n')}, case when n = 1 then ${heavy} else ${userBy('n')} end, 'gang-' || n, ${word('n', 20)}, 'falcon', 'coral',
       ${spread('n', gangs, 365)} from ${numbers(gangs)}`,
    `insert into gang_hosts (gang_id, user_id, joined_at) select ${id('8018', 'n')}, case when ${isHeavy(gangs, heavyOwn.gangs)} then ${heavy}
       else ${userBy('n + 1')} end, ${at} from ${numbers(gangs)} where n > 1`,
    `insert into gang_members (id, gang_id, name, normalized_name, emblem, color, is_young, user_id, joined_at)
     select ${id('8019', 'n * 8 + k')}, ${id('8018', 'n')}, 'عضو ' || k, 'عضو ' || k, 'falcon', 'coral', false,
       case when k = 1 then ${userBy('n * 5')} end, ${at} from ${numbers(gangs)}, generate_series(0, 7) k`,
    // 500 evenings are some ten years of a gang.
    `insert into gang_evenings (game_id, gang_id, counts, at)
     select id, ${id('8018', '1')}, true, created_at from games where host_id = ${heavy} and outcome = 'finished'
     order by created_at desc limit 500`,
    `insert into gang_evenings (game_id, gang_id, counts, at)
     select id, ${id('8018', `2 + abs(hashtext(id)) % ${gangs - 1}`)}, case outcome when 'finished' then true end, created_at
     from games where host_id <> ${heavy} and hashtext(id) % 3 = 0`,
    `insert into gang_players (game_id, member_id, team_index, name)
     select evening.game_id, member.id, 0, member.name from gang_evenings evening
     join gang_members member on member.gang_id = evening.gang_id where hashtext(member.id) % 2 = 0`,
    `insert into seen_questions (user_id, question_id, seen_at) select distinct ${anyUser('n', 5)},
       'bank-question-' || n % 3000, ${at} from ${numbers(users * 5)}`,
    `insert into session_ledger (user_id, delta, reason, source_id, balance_after, created_at)
     select ${userBy('n')}, 3, 'sign-up', 'filled-' || n, 3, ${spread('n', users, 730)} from ${numbers(users)}`,
    `insert into session_ledger (user_id, delta, reason, source_id, balance_after, created_at)
     select host_id, -1, 'game', id, 2, created_at from games`,

    `insert into purchases (id, user_id, package_id, items, total_sessions_granted, original_price_fils,
       package_discount_fils, discount_amount_fils, price_fils, final_price_fils,
       status, method, receipt_number, is_live, idempotency_key, date, created_at, updated_at, payment_reference)
     select ${id('8003', 'n')}, case when ${isHeavy(purchases, heavyOwn.purchases)} then ${heavy} else ${anyUser('n', 6)} end, 'five-sessions',
       '${items}', 5, price, 0, 0, price, price,
       status, 'online', n + 1000000, true, 'key-' || n, case when status in ('completed', 'paid',
       'refunded') then made end, made, made, 'reference-' || n
     from (select n, (1 + ${chance('n', 7)} % 40) * 250 as price, ${spread('n', purchases, 730)} as made,
       case when ${chance('n', 8)} < 850000 then 'paid' when ${chance('n', 8)} < 900000 then 'completed'
       when ${chance('n', 8)} < 960000 then 'failed'
         when ${chance('n', 8)} < 995000 then 'pending' else 'refunded' end as status
       from ${numbers(purchases)}) purchase`,
    `insert into payment_attempts (id, purchase_id, provider, provider_ref, state, expires_at, created_at)
     select 'attempt-' || n, ${id('8003', 'n')}, 'tap', 'provider-' || n, 'paid', ${at}, ${at}
       from ${numbers(purchases)}`,
    `insert into purchase_events (purchase_id, at, kind, actor)
     select ${id('8003', 'n')}, ${at}, kind, 'provider' from ${numbers(purchases)}, unnest(array['created',
       case when n % 500 = 0 then 'mismatch' end, 'paid', case when n % 5000 = 0 then 'refund-failed' end]) kind
     where kind is not null`,
    `insert into store_daily_stats (date, total_purchases, total_revenue_fils, total_sessions,
       total_discounts_fils, discounted_purchases_count, package_breakdown, updated_at)
     select ${day(`${at} - interval '1 day' * n`)}, 10, 1000, 50, 0, 0, '{}', ${at} from ${numbers(yearDays)}`,
    `insert into discount_codes (id, code, discount_type, discount_value, created_at, updated_at)
     select ${id('8006', 'n')}, 'SALE' || n, 'percentage', 10, ${spread('n', users / 100, 365)}, ${at}
       from ${numbers(users / 100)}`,

    `insert into redeem_code_batches (id, created_by, idempotency_key, code_count, created_at)
     select ${id('8005', 'n')}, ${staff}, 'batch-' || n, ${codes / 10}, ${at} from ${numbers(10)}`,
    // The newest tenth was never used; one code is a campaign's.
    `insert into redeem_codes (id, code, sessions_granted, usage_type, is_used, use_count, is_active, created_by,
       batch_id, assigned_to_user_id, assigned_at, last_used_at, created_at)
     select ${id('8004', 'n')}, case when n = 1 then 'SESSION-CAMP-AIGN'
       else 'SESSION-' || translate(upper(substr(md5(n::text), 1, 4)), 'ABCDEF', 'GHJKLM') || '-' || lpad(n::text,
       6, '0') end, 5,
       case when n = 1 then 'multi' else 'single' end, n > 1 and n < ${codes} * 0.6, 1, n % 300 <> 0, ${staff},
       ${id('8005', `1 + (n - 1) * 10 / ${codes}`)},
       case when ${isHeavy(codes, heavyOwn.codes)} then ${heavy} when n % 10 = 0 then ${anyUser('n', 9)} end, case
       when n % 10 = 0 then ${spread('n', codes, 365)} end,
       case when n < ${codes} * 0.6 then ${spread('n', codes, 365)} end, ${spread('n', codes, 365)}
       from ${numbers(codes)}`,
    `insert into redemptions (redeem_code_id, user_id, redeemed_at)
     select ${id('8004', 'n')}, case when ${isHeavy(codes, heavyOwn.codes)} then ${heavy} else ${anyUser('n', 10)} end,
       ${spread('n', codes, 365)} from ${numbers(codes * 0.6)} where n > 1`,
    `insert into redemptions (redeem_code_id, user_id, redeemed_at) select '${filledCampaignCode}',
       ${userBy('n * 40')}, ${at} - interval '1 minute' * n from ${numbers(users / 40)}`,

    `insert into support_requests (id, user_id, user_email, user_name, description, status, category, assigned_to,
       created_at, updated_at, written_at, question_id, reason)
     select ${id('8007', 'n')}, ${anyUser('n', 11)}, 'player-' || n || '@example.com', ${word('n', 1)},
       ${said('n', 12)} || ' لا يعمل مع ' || ${said('n', 13)} || ' رقم ' || n || repeat(' وأرجو المساعدة', n % 5),
       case when ${chance('n', 14)} < 20000 then 'new' when ${chance('n', 14)} < 40000 then 'in_progress'
       when ${chance('n', 14)} < 300000 then 'answered' else 'closed' end,
       case when n % 3 = 0 then 'game_feedback' else 'game_issue' end, case when n % 200 = 0 then ${staff}
       when ${chance('n', 14)} >= 20000 then ${userBy('n % 12 + 1')} end,
       ${spread('n', requests, 730)}, ${at}, ${at}, case when n % 50 = 0 then '${filledQuestion}'
       when n % 10 = 0 then 'bank-question-' || n % 3000 end, case when n % 10 = 0 then 'unclear' end
     from ${numbers(requests)}`,

    `insert into audit_log (at, actor_id, action, subject_type, subject_id, before, after)
     select ${spread('n', audits, 730)}, case when n % 1000 = 0 then ${staff} else ${userBy('n % 12 + 1')} end,
       case when n % 10000 = 77 then 'accounts/role-changed'
       else (array['support/changed','store/purchase-status-changed','questions/saved','redeem-codes/updated','accounts/balance-changed'])[1 + n % 5] end,
       case when n % 10000 = 77 then 'site-settings'
       else (array['support-request','purchase','question','redeem-code','user'])[1 + n % 5] end,
       (array[${id('8007', 'n % 1000 + 1')}, ${id('8003', `n % ${purchases} + 1`)}, '${filledQuestion}',
       ${id('8004', 'n % 1000 + 1')}, ${userBy(`n % ${users} + 1`)}])[1 + n % 5], '{"a":1}', '{"a":2}'
     from ${numbers(audits)}`,
    `insert into error_records (id, user_id, origin, severity, category, code, context, type, message, metadata,
       handled, environment, occurred_at, received_at)
     select ${id('8008', 'n')}, ${anyUser('n', 15)}, 'page', 'high', 'network', 'system/unexpected', 'page',
       'Error', 'It broke', '{}', true, 'production', ${at}, ${spread('n', users / 4, 30)}
       from ${numbers(users / 4)}`,

    `insert into notifications (id, audience, user_id, title_ar, body_ar, data, sent_by, idempotency_key,
       created_at, pushed_at)
     select ${id('8009', 'n')}, 'user', case when ${isHeavy(personal, heavyOwn.notifications)} then ${heavy}
       else ${anyUser('n', 16)} end, 'عنوان', 'نص', '{"type":"announcement"}', ${staff}, 'note-' || n, ${spread('n', personal, 365)}, ${at}
       from ${numbers(personal)}`,
    `insert into notifications (id, audience, topic, title_ar, body_ar, data, sent_by, idempotency_key, created_at,
       pushed_at)
     select ${id('8010', 'n')}, case when n % 2 = 0 then 'all' else 'topic' end, case
       when n % 2 = 1 then 'announcements' end, 'عنوان', 'نص', '{"type":"announcement"}', ${staff}, 'broadcast-' || n,
       ${spread('n', 500, 365)}, ${at} from ${numbers(500)}`,
    `insert into notification_reads (user_id, notification_id, read_at) select ${userBy('n * 2')}, ${id(
      '8010',
      '480 + k',
    )}, ${at} from ${numbers(users / 2)}, generate_series(1, 3) k`,
    `insert into push_registrations (id, user_id, session_id, kind, address, platform, created_at, refreshed_at)
     select 'device-' || n, ${userBy('n * 2')}, 'session-' || n * 2, 'native', 'address-' || n, 'android', ${at},
       ${at} from ${numbers(users / 2)}`,
    `insert into followed_topics (user_id, topic) select ${userBy('n * 3')}, 'announcements'
       from ${numbers(users / 3 - 1)}`,
    `insert into followed_topics (user_id, topic) select ${heavy}, 'announcements'`,
    `insert into scheduled_notifications (id, audience, title, body, data, send_at, state, created_by,
       idempotency_key, created_at, updated_at, version)
     select ${id('8011', 'n')}, 'all', ${localized}, ${localized}, '{}', ${at} - interval '1 hour' * n, 'sent',
       ${staff}, 'plan-' || n, ${at}, ${at}, 1 from ${numbers(300)}`,
    `insert into announcements (id, title, body, audience, priority, is_dismissible, starts_at, ends_at,
       created_at, updated_at, version)
     select ${id('8013', 'n')}, ${localized}, ${localized}, 'everybody', 'normal', true,
       ${at} - interval '1 day' * (41 - n), case when n < 38 then ${at} - interval '1 day' * (40 - n) end,
       ${at} - interval '1 day' * (41 - n), ${at}, 1 from ${numbers(40)}`,
    `insert into announcement_dismissals (user_id, announcement_id, dismissed_at)
     select ${userBy('n')}, ${id('8013', '1 + (n * 7 + k) % 40')}, ${at} from ${numbers(users)}, generate_series(1,
       2) k`,

    `insert into daily_statistics (date, total_games, completed_games, active_users, created_at, last_updated_at,
       expires_at)
     select ${day(`${at} - interval '1 day' * n`)}, 100, 80, 90, ${at}, ${at}, ${at} + interval '300 days'
       from generate_series(0, ${yearDays - 1}) n`,
    `insert into category_usage (date, category_id, games) select ${day(`${at} - interval '1 day' * n`)},
       'category-' || k, 10 + k from generate_series(0, ${yearDays - 1}) n, generate_series(1, 40) k`,
    `insert into active_days (user_id, date) select distinct ${anyUser('n', 17)},
       ${day(`${at} - interval '1 second' * (${chance('n', 18)} * ${yearDays * 86_400}::bigint / 1000000)`)}
     from ${numbers(users * 3)}`,
    `insert into user_activity (user_id, first_active_on, last_active_on, days) select user_id, min(date),
       max(date), count(*) from active_days group by user_id`,
    `insert into retention (first_week, week, players) select week_of(first_active_on), week_of(date),
       count(distinct day.user_id)
     from user_activity activity join active_days day on day.user_id = activity.user_id
       where date::date - first_active_on::date < 50 group by 1, 2`,
    // Counted once: its trigger runs for each row.
    'alter table standings disable trigger standings_counted',
    `insert into standings (period, user_id, score, games)
     select period, ${userBy('n')}, 1 + ${chance('n', 19)} % 200000, 3 from unnest(array['all', 'month 2026-11',
       'week 2026-11-15']) period, ${numbers(users / 2)}
     where period = 'all' or n % 10 = 0`,
    'alter table standings enable trigger standings_counted',
    `insert into standing_counts (period, step, part, hosts)
     select period, standing_step(score), hashtext(user_id) & 7, count(*) from standings where score > 0
       group by 1, 2, 3`,
    `insert into play_totals (user_id, totals, updated_at) select id, '${JSON.stringify({
      ...noPlay,
      games: 3,
      totalScore: 3000,
    })}', ${at} from users where games_played > 0 and id not in (select user_id from play_totals)`,
    `insert into badges (id, name, description, emblem, color, conditions, is_active, position, created_at, updated_at)
     select ${id('8014', 'n')}, ${localized}, ${localized}, 'star', 'coral', '[{"metric":"games","atLeast":1}]',
       true, n, ${at}, ${at} from ${numbers(20)}`,
    `insert into earned_badges (user_id, badge_id, earned_at) select ${userBy('n')}, ${id('8014', '1 + n % 20')},
       ${at} from ${numbers(users * 0.8)}`,
    `insert into reward_rules (id, kind, count, sessions, is_active, created_at, updated_at) select ${id(
      '8015',
      'n',
    )}, 'nth-game', n, 1, true, ${at}, ${at} from ${numbers(5)}`,
    `insert into reward_grants (id, rule_id, user_id, occurrence, game_id, kind, count, sessions, granted_at)
     select ${id('8016', 'n')}, ${id('8015', '1 + n % 5')}, ${userBy('n')}, 'game', 'game', 'nth-game', 1, 1,
       ${spread('n', users / 4, 365)} from ${numbers(users / 4)}`,
    `insert into media (id, key, kind, type, name, folded_name, sha256, bytes, width, height, is_animated, files,
       alt, uploaded_by, uploaded_at)
     select ${id('8017', 'n')}, 'key-' || n, 'image', 'png', 'صورة ' || n, 'صوره ' || n, 'sha-' || n, 1000, 10, 10,
       false, '[{"name":"a.webp","mime":"image/webp","bytes":10,"width":10,"height":10}]',
       '{"ar":"صورة","en":"Picture"}',
       ${staff}, ${spread('n', 500, 365)} from ${numbers(500)}`,
  ];
}
