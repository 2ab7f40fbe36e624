import { useState } from 'react';
import { gangsApi } from '#shared/gangs/api.ts';
import type { Gang } from '#shared/gangs/schema.ts';
import { call } from '../../../lib/api-client.ts';
import { useText } from '../../../lib/language.ts';
import { Switch } from '../../../ui/choice.tsx';
import { EndGang } from './end-gang.tsx';

/** Ends the caller's part in a gang; a linked member may have the name erased with it. */
export function LeaveGang({ gang }: { gang: Gang }) {
  const words = useText().gangPeople.leave;
  const [isErased, setIsErased] = useState(false);
  const isMember = gang.members.some(({ isYou }) => isYou);
  return (
    <EndGang
      gang={gang}
      icon="leave"
      words={words}
      ask={words.ask}
      confirm={isMember && isErased ? words.confirmErased : words.confirm}
      end={() => call(gangsApi.leaveGang, { id: gang.id, isErased: isMember && isErased })}
    >
      <p className="text-quiet">{words.body}</p>
      {isMember && (
        <Switch label={words.isErased} hint={words.isErasedHint} checked={isErased} onChange={setIsErased} />
      )}
    </EndGang>
  );
}
