-- Reports stand with a question's other figures: the bank is listed and sorted by them, and reads no table but its own.
alter table question_figures add column reports integer not null default 0;
insert into question_figures (question_id, opened, own, stolen, nobody, reports)
select question_id, 0, 0, 0, 0, count(*)::integer
from support_requests where question_id in (select id from questions) group by question_id
on conflict (question_id) do update set reports = excluded.reports;
