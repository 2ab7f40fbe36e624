-- Who sees a game's questions besides its host: members of a gang. Their ids stand in seen_questions as accounts' do.
alter table games add column viewers text[] not null default '{}';

-- Seen from now on by each of them; a question seen again goes to the end of the line.
create function mark_seen_by(p_viewers text[], p_question_ids text[], p_at timestamptz) returns void language sql as $$
  insert into seen_questions (user_id, question_id, seen_at)
  select viewer, question, p_at from unnest(p_viewers) as viewer cross join unnest(p_question_ids) as question
  on conflict (user_id, question_id) do update set seen_at = excluded.seen_at
$$;

-- As before, and marks questions seen by every viewer.
create or replace function append_commands(
  p_game_id text, p_host_id text, p_device_id text, p_line integer, p_after_seq integer, p_at timestamptz, p_lease_until timestamptz,
  p_seq integer, p_game_status text, p_team_index integer, p_wheel_passed boolean, p_scores integer[], p_opened_tiles integer,
  p_commands jsonb, p_seen text[]
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
    perform mark_seen_by(v_viewers || p_host_id, p_seen, p_at);
  end if;
  return true;
end $$;
