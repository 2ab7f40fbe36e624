-- Questions: sounds and photographs of the bank. Kept for good, as pictures are: a game under way goes on playing what it was dealt.
create table bank_files (
  -- The hash of its bytes, with the ending of its type: its address below /media/.
  name text primary key,
  body bytea not null
);
