-- When a question was seen: at the step that opened it, which may arrive a day later. Of two times the later one stays.
create function mark_seen_at(p_viewers text[], p_question_ids text[], p_times timestamptz[]) returns void language sql as $$
  insert into seen_questions (user_id, question_id, seen_at)
  select viewer, opened.question_id, opened.at
  from unnest(p_viewers) as viewer cross join unnest(p_question_ids, p_times) as opened (question_id, at)
  on conflict (user_id, question_id) do update set seen_at = greatest(seen_questions.seen_at, excluded.seen_at)
$$;

-- As before, with these times. Processes of the older release call the function without them, which stays.
create function append_commands(
  p_game_id text, p_host_id text, p_device_id text, p_line integer, p_after_seq integer, p_at timestamptz, p_lease_until timestamptz,
  p_seq integer, p_game_status text, p_team_index integer, p_wheel_passed boolean, p_scores integer[], p_opened_tiles integer,
  p_commands jsonb, p_seen text[], p_seen_at timestamptz[]
) returns boolean language plpgsql as $$
declare
  v_viewers text[];
  v_players jsonb;
begin
  update games set
    seq = p_seq, game_status = p_game_status, current_team_index = p_team_index, wheel_passed = p_wheel_passed,
    scores = p_scores, opened_tiles = p_opened_tiles, last_command_at = p_at, lease_expires_at = p_lease_until
  where id = p_game_id and host_id = p_host_id and outcome = 'open' and line = p_line and seq = p_after_seq
    and lease_device = p_device_id and lease_expires_at > p_at
  returning viewers into v_viewers;
  if not found then
    return false;
  end if;
  -- The names as they are now: while the caller waited for the row, a member may have been erased.
  if p_commands @? '$[*].teammate' then
    select jsonb_path_query_array(pack, '$.teams[*].players[*]') into v_players from game_packs where game_id = p_game_id;
  end if;
  insert into game_commands (game_id, line, seq, id, payload, device_id, received_at)
  select p_game_id, p_line, (command ->> 'seq')::integer, command ->> 'id',
    case when v_players ? 'لاعب' and command ? 'teammate' and not v_players ? (command ->> 'teammate')
      then jsonb_set(command, '{teammate}', '"لاعب"') else command end,
    p_device_id, p_at
  from jsonb_array_elements(p_commands) as command;
  if cardinality(p_seen) > 0 then
    perform mark_seen_at(v_viewers || p_host_id, p_seen, p_seen_at);
  end if;
  return true;
end $$;
