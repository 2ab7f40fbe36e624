import { useState } from 'react';
import { gangsApi } from '#shared/gangs/api.ts';
import type { Gang } from '#shared/gangs/schema.ts';
import { call } from '../../../lib/api-client.ts';
import { useText } from '../../../lib/language.ts';
import { TextField } from '../../../ui/field.tsx';
import { nameKey } from '../typed-names.ts';
import { EndGang } from './end-gang.tsx';

/** The owner deletes the gang, after typing its name. */
export function DeleteGang({ gang }: { gang: Gang }) {
  const words = useText().gangPeople.deletion;
  const [typed, setTyped] = useState('');
  return (
    <EndGang
      gang={gang}
      icon="trash"
      words={words}
      ask={words.ask(gang.name)}
      confirm={words.confirm}
      isBarred={nameKey(typed) !== nameKey(gang.name)}
      end={() => call(gangsApi.deleteGang, { id: gang.id })}
    >
      <p>{words.lost(gang.evenings)}</p>
      <TextField
        label={words.typed}
        value={typed}
        autoComplete="off"
        onChange={(event) => setTyped(event.target.value)}
      />
    </EndGang>
  );
}
