-- Games: the question that the host liked best. Questions: how often each was.
alter table games add column best_question_id text;
alter table question_figures add column best integer not null default 0;
