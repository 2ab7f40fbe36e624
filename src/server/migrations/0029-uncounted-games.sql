-- Why a finished game counted for nothing; null where it counted, or isn't finished.
alter table games add column uncounted text check (uncounted in ('too-few-tiles', 'too-fast'));
-- Games finished before this column: below a third of the board none of them counted.
update games set uncounted = 'too-few-tiles'
where outcome = 'finished' and opened_tiles * 3 < case length when 'full' then 36 else 12 end;
-- Staff list these games, the newest first. They are few.
create index games_uncounted on games (created_at desc, id desc) where uncounted is not null;
