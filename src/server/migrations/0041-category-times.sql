-- Questions: from when a category is offered, and the season it belongs to.
alter table categories add column available_from timestamptz;
alter table categories add column season text check (season in ('ramadan', 'national-day', 'summer'));
