-- What every command of a game in play does, in one call with kept plans.

-- Seen from now on; a question seen again goes to the end of the line.
create function mark_seen(p_user_id text, p_question_ids text[], p_at timestamptz) returns void language sql as $$
  insert into seen_questions (user_id, question_id, seen_at)
  select p_user_id, id, p_at from unnest(p_question_ids) as id
  on conflict (user_id, question_id) do update set seen_at = excluded.seen_at
$$;

-- Appends commands that the caller has applied to the game as it stood after p_after_seq; false, and
-- nothing done, where the game stands elsewhere by now or the device doesn't hold its lease.
create function append_commands(
  p_game_id text, p_host_id text, p_device_id text, p_line integer, p_after_seq integer, p_at timestamptz, p_lease_until timestamptz,
  p_seq integer, p_game_status text, p_team_index integer, p_wheel_passed boolean, p_scores integer[], p_opened_tiles integer,
  p_commands jsonb, p_seen text[]
) returns boolean language plpgsql as $$
begin
  update games set
    seq = p_seq, game_status = p_game_status, current_team_index = p_team_index, wheel_passed = p_wheel_passed,
    scores = p_scores, opened_tiles = p_opened_tiles, last_command_at = p_at, lease_expires_at = p_lease_until
  where id = p_game_id and host_id = p_host_id and outcome = 'open' and line = p_line and seq = p_after_seq
    and lease_device = p_device_id and lease_expires_at > p_at;
  if not found then
    return false;
  end if;
  insert into game_commands (game_id, line, seq, id, payload, device_id, received_at)
  select p_game_id, p_line, (command ->> 'seq')::integer, command ->> 'id', command, p_device_id, p_at
  from jsonb_array_elements(p_commands) as command;
  if cardinality(p_seen) > 0 then
    perform mark_seen(p_host_id, p_seen, p_at);
  end if;
  return true;
end $$;
