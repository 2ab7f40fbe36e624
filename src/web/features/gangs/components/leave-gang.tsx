import { useState } from 'react';
import { gangsApi } from '#shared/gangs/api.ts';
import type { Gang } from '#shared/gangs/schema.ts';
import { call } from '../../../lib/api-client.ts';
import { useText } from '../../../lib/language.ts';
import { profileSettings } from '../../../lib/paths.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { RadioCards } from '../../../ui/choice.tsx';
import { EndGang } from './end-gang.tsx';

/** Ends the caller's part in a gang. A linked member chooses what becomes of the name there. */
export function LeaveGang({ gang }: { gang: Gang }) {
  const words = useText().gangPeople.leave;
  const [name, setName] = useState<'kept' | 'erased'>('kept');
  const isMember = gang.members.some(({ isYou }) => isYou);
  const isErased = isMember && name === 'erased';
  return (
    <EndGang
      gang={gang}
      icon="leave"
      words={words}
      ask={words.ask}
      confirm={isErased ? words.confirmErased : isMember ? words.confirmKept : words.confirm}
      onCancel={() => setName('kept')}
      end={() => call(gangsApi.leaveGang, { id: gang.id, isErased })}
    >
      <p className="text-quiet">{words.body}</p>
      {isMember && (
        <>
          <RadioCards
            label={words.name}
            isStacked
            value={name}
            onChange={setName}
            options={[
              { value: 'kept', label: words.kept, hint: words.keptHint },
              { value: 'erased', label: words.erased, hint: words.erasedHint },
            ]}
          />
          <p className="text-quiet">{words.takenAlong}</p>
          <ButtonLink to={profileSettings} variant="bare" icon="settings" className="justify-self-start text-base">
            {words.copy}
          </ButtonLink>
        </>
      )}
    </EndGang>
  );
}
