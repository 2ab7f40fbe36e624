import { useState } from 'react';
import type { Gang, Member } from '#shared/gangs/schema.ts';
import { useText } from '../../../lib/language.ts';
import { Icon, type IconName } from '../../../ui/icon.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { EmptyState } from '../../../ui/state-panel.tsx';
import { UserText } from '../../../ui/value.tsx';
import { AddMembers } from './add-members.tsx';
import { MemberDialog } from './member-dialog.tsx';
import { MemberToken } from './member-token.tsx';

/** The members of a gang, in the order of joining. Hosts edit all of them, a member the own one. */
export function MemberList({ gang }: { gang: Gang }) {
  const { members: words } = useText().gangPeople;
  const [editedId, setEditedId] = useState<string | null>(null);
  const isHost = gang.role !== 'member';
  const edited = gang.members.find(({ id }) => id === editedId);
  return (
    <>
      {gang.members.length === 0 ? (
        <EmptyState icon="teams" title={words.empty} spacing="small">
          {words.emptyBody}
        </EmptyState>
      ) : (
        <ul aria-label={words.title} className="grid gap-3 md:grid-cols-2 xl:grid-cols-3">
          {gang.members.map((member) => (
            <MemberItem
              key={member.id}
              member={member}
              label={isHost ? words.edit(member.name) : words.editYou}
              edit={isHost || member.isYou ? () => setEditedId(member.id) : null}
            />
          ))}
        </ul>
      )}
      {isHost && <AddMembers gang={gang} />}
      <MemberDialog gang={gang} member={edited} onClose={() => setEditedId(null)} />
    </>
  );
}

function MemberItem({ member, label, edit }: { member: Member; label: string; edit: (() => void) | null }) {
  const { members: words } = useText().gangPeople;
  const marks: readonly (readonly [isOn: boolean, icon: IconName, label: string])[] = [
    [member.isYou, 'account', words.you],
    [member.isYoung, 'sparkles', words.young],
    [member.isLinked && !member.isYou, 'badge', words.linked],
    [member.isShown && !member.isYoung, 'show', words.shown],
  ];
  return (
    <li className="card flex items-center gap-3 p-3">
      <MemberToken look={member} className="size-13" />
      <div className="grid min-w-0 grow">
        <UserText className="text-lg leading-snug font-semibold [overflow-wrap:anywhere]">{member.name}</UserText>
        <p className="flex flex-wrap gap-x-3 text-sm text-quiet">
          {marks.map(
            ([isOn, icon, mark]) =>
              isOn && (
                <span key={mark} className="flex items-center gap-1">
                  <Icon name={icon} />
                  {mark}
                </span>
              ),
          )}
        </p>
      </div>
      {edit !== null && <IconButton icon="edit" label={label} onClick={edit} className="flex-none bg-transparent" />}
    </li>
  );
}
