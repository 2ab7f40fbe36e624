/** By migration, rows for the tables that it makes and that `openOlderSite` leaves empty: what later migrations find. */
export const sampleRows: Readonly<Record<number, string>> = {
  1: `insert into users (id, email, password_hash, display_name, preferences, games_played, total_score, created_at) values
    ('first', 'first@siraj.test', '', 'بو فهد', '{}', 3, 900, now()), ('second', 's.e.cond+tag@gmail.com', '', 'أم سالم', '{}', 0, 0, now())`,
  8: `insert into referrals (invited_id, inviter_id, rewarded_at) values ('second', 'first', now())`,
  9: `insert into support_requests (id, user_id, description, category, created_at, updated_at)
      values ('request', 'first', 'السؤال قديم', 'question', now(), now());
    insert into redeem_codes (id, code, sessions_granted, usage_type, created_by, created_at)
      values ('code', 'SESSION-AAAA', 2, 'multi', 'first', now());
    insert into redemptions (redeem_code_id, user_id, redeemed_at) values ('code', 'first', now())`,
  12: `insert into purchases (id, user_id, package_id, items, total_sessions_granted, original_price_fils, package_discount_fils,
      discount_amount_fils, price_fils, final_price_fils, status, method, is_live, idempotency_key, created_at, updated_at)
    select 'purchase', 'first', id, '[]', 1, 1500, 0, 0, 1500, 1500, 'pending', 'iap', false, 'key', now(), now() from game_packages limit 1`,
  20: `insert into badges (id, name, description, emblem, color, conditions, position, created_at, updated_at)
      values ('badge', '{}', '{}', 'pearl', 'coral', '[]', 1, now(), now());
    insert into earned_badges (user_id, badge_id, earned_at) select id, 'badge', now() from users;
    insert into reward_rules (id, kind, count, sessions, is_active, created_at, updated_at) values ('rule', 'nth-game', 1, 1, true, now(), now());
    insert into reward_grants (id, rule_id, user_id, occurrence, game_id, kind, count, sessions, granted_at)
      select id, 'rule', id, '1', 'game', 'nth-game', 1, 1, now() from users;
    insert into referrals (invited_id, inviter_id, rewarded_at) select min(id), max(id), now() from users having min(id) <> max(id)
      on conflict do nothing;
    insert into support_requests (id, user_id, description, category, question_id, created_at, updated_at, written_at)
      select 'request of ' || id, 'anonymous', 'السؤال قديم', 'question', id, now(), now(), now() from questions limit 3;
    insert into redeem_codes (id, code, sessions_granted, usage_type, created_by, created_at)
      values ('code of 20', 'SESSION-BBBB', 2, 'multi', 'staff', now());
    insert into redemptions (redeem_code_id, user_id, redeemed_at) select 'code of 20', id, now() from users`,
  23: `insert into announcements (id, title, body, audience, priority, is_dismissible, starts_at, created_at, updated_at, version)
      values ('announcement', '{}', '{}', 'all', 'normal', true, now(), now(), now(), 1);
    insert into announcement_dismissals (user_id, announcement_id, dismissed_at) select id, 'announcement', now() from users`,
  43: `insert into rooms (game_id, code, code_until) select id, '123456', now() from games;
    insert into room_codes (code, drawn_at) values ('123456', now());
    insert into seats (id, game_id, token_hash, name, team_index, emblem, joined_at, seen_at)
      select 'seat of ' || id, id, 'hash of ' || id, 'سالم', 0, 'pearl', now(), now() from games;
    insert into seats (id, game_id, token_hash, name, emblem, joined_at, seen_at, is_here, removed_at)
      select 'gone from ' || id, id, 'hash gone from ' || id, '', 'pearl', now(), now(), false, now() from games`,
  44: `insert into seat_presses (game_id, seat_id, task, kind, team_index, press, pressed_at)
    select game_id, id, 'task', 'vote', 0, '{}', now() from seats where removed_at is null`,
  46: `insert into gangs (id, owner_id, idempotency_key, name, emblem, color, created_at)
      select 'gang', min(id), 'key', 'ديوانية', 'pearl', 'coral', now() from users;
    insert into gang_members (id, gang_id, name, normalized_name, emblem, color, is_young, user_id, joined_at)
      select 'member', 'gang', 'سالم', 'سالم', 'pearl', 'coral', false, min(id), now() from users;
    insert into gang_evenings (game_id, gang_id, counts, result, at) select id, 'gang', true, '{}', now() from games;
    insert into gang_players (game_id, member_id, team_index, name) select game_id, 'member', 0, 'سالم' from gang_evenings`,
};
