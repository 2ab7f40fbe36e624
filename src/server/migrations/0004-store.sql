-- Packages of sessions. Money is in fils and US cents; the first run sells three of them.
create table game_packages (
  id text primary key,
  name jsonb not null,
  description jsonb not null,
  sessions integer not null check (sessions > 0),
  price_fils integer not null check (price_fils > 0),
  price_usd_cents integer check (price_usd_cents > 0),
  discount_price_fils integer check (discount_price_fils > 0 and discount_price_fils <= price_fils),
  discount_price_usd_cents integer check (discount_price_usd_cents > 0 and discount_price_usd_cents <= price_usd_cents),
  features jsonb not null default '[]',
  is_active boolean not null default true,
  is_popular boolean not null default false,
  position integer not null,
  package_type text not null default 'sessions',
  revenue_cat_product_id text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index game_packages_on_sale on game_packages (position) where is_active;

insert into game_packages (id, name, description, sessions, price_fils, price_usd_cents, features, is_popular, position) values
  ('one-session', '{"ar":"سهرة واحدة","en":"One evening"}', '{"ar":"لعبة كاملة مع من تحب","en":"One whole game with the people you love"}', 1, 1500, 499,
   '[{"ar":"لعبة كاملة من 36 سؤالًا","en":"A full game of 36 questions"}]', false, 1),
  ('five-sessions', '{"ar":"ديوانية الأسبوع","en":"A week of evenings"}', '{"ar":"خمس سهرات، وكل سهرة بأسئلة جديدة","en":"Five evenings, fresh questions in each"}', 5, 6000, 1999,
   '[{"ar":"5 ألعاب كاملة","en":"5 full games"},{"ar":"أرخص من شرائها واحدة واحدة","en":"Cheaper than one by one"}]', true, 2),
  ('twelve-sessions', '{"ar":"موسم كامل","en":"A whole season"}', '{"ar":"لرمضان والأعياد وكل جمعة","en":"For Ramadan, Eid and every Friday"}', 12, 12000, 3999,
   '[{"ar":"12 لعبة كاملة","en":"12 full games"},{"ar":"أوفر ثمن للجلسة","en":"The lowest price a session"}]', false, 3);
