import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useParams } from 'react-router';
import type { z } from 'zod';
import { gangsApi } from '#shared/gangs/api.ts';
import { call, codeOf } from '../../../lib/api-client.ts';
import { useErrorText } from '../../../lib/error-text.ts';
import { useText } from '../../../lib/language.ts';
import { pathTo } from '../../../lib/paths.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { SaduBand } from '../../../ui/sadu-band.tsx';
import { StatePanel } from '../../../ui/state-panel.tsx';
import { showToast } from '../../../ui/toast.tsx';
import { UserText } from '../../../ui/value.tsx';
import { GangMedallion } from '../components/gang-medallion.tsx';
import { GangRead } from '../components/gang-read.tsx';
import { MemberToken } from '../components/member-token.tsx';
import { invitationQuery, keepGang } from '../queries.ts';

/** /gangs/join/{token}: what an invitation is for, and one press to accept it. */
export function GangInvitationPage() {
  const { gangPeople } = useText();
  const words = gangPeople.join;
  const { token = '' } = useParams();
  const read = useQuery(invitationQuery(token));
  const code = codeOf(gangsApi.readInvitation, read.error);
  return (
    <div className="page-width grid max-w-2xl content-start gap-gap py-8">
      {code === 'gangs/invitation-gone' || code === 'system/invalid-input' ? (
        <StatePanel
          level={1}
          icon="mail-failed"
          title={words.gone}
          action={<ButtonLink to={pathTo('gangs')}>{words.toGangs}</ButtonLink>}
        >
          {words.goneBody}
        </StatePanel>
      ) : (
        <GangRead read={read} failed={words.failed} offline={words.offline} waiting={['h-96']}>
          {(invitation) => <Invitation token={token} invitation={invitation} />}
        </GangRead>
      )}
    </div>
  );
}

function Invitation({
  token,
  invitation: { gang, member },
}: {
  token: string;
  invitation: z.infer<typeof gangsApi.readInvitation.output>;
}) {
  const { gangPeople } = useText();
  const words = gangPeople.join;
  const describe = useErrorText();
  const client = useQueryClient();
  const navigate = useNavigate();
  const accept = useMutation({
    mutationFn: () => call(gangsApi.acceptInvitation, { token }),
    onSuccess: (answer) => {
      void keepGang(client, answer.gang);
      showToast({ id: 'gang', title: words.done });
      return navigate(pathTo('gang', { gangId: answer.gang.id }), { replace: true });
    },
  });
  return (
    <section data-team={gang.color} className="card overflow-hidden text-center">
      <span aria-hidden="true" className="team-weave block h-[clamp(14px,2.4vmin,26px)]" />
      <SaduBand className="text-team" />
      <div className="grid justify-items-center gap-4 p-[clamp(1.2rem,4vw,2.6rem)]">
        <GangMedallion look={gang} className="size-36" />
        <h1 className="text-3xl leading-snug [overflow-wrap:anywhere]">
          {member === null ? words.asHost(gang.name) : words.asMember(gang.name)}
        </h1>
        {member !== null && (
          <p className="flex items-center gap-3 rounded-2xl bg-well py-2 ps-2 pe-5">
            <MemberToken look={member} className="size-13" />
            <UserText className="font-display text-2xl leading-snug font-extrabold [overflow-wrap:anywhere]">
              {member.name}
            </UserText>
          </p>
        )}
        <p className="max-w-md text-quiet">{member === null ? words.asHostBody : words.asMemberBody(member.name)}</p>
        <Alert message={accept.error === null ? undefined : describe(accept.error)} />
        <Button size="large" icon="check" busy={accept.isPending} onClick={() => accept.mutate()}>
          {member === null ? words.accept.host : words.accept.member}
        </Button>
        {member !== null && <p className="text-sm text-quiet">{words.notYou}</p>}
      </div>
    </section>
  );
}
