import { useMutation } from '@tanstack/react-query';
import { gangsApi } from '#shared/gangs/api.ts';
import type { Gang, Member } from '#shared/gangs/schema.ts';
import { formatDate } from '#shared/i18n/format.ts';
import { call } from '../../../lib/api-client.ts';
import { useErrorText } from '../../../lib/error-text.ts';
import { useLanguage, useText } from '../../../lib/language.ts';
import { pathTo } from '../../../lib/paths.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { ShareLink } from './share-link.tsx';

/** Makes a link that lets a person be this member, or, for null, a co-host; then offers it to be shared. */
export function Invite({ gang, member }: { gang: Gang; member: Member | null }) {
  const { invite: words } = useText().gangPeople;
  const { language } = useLanguage();
  const describe = useErrorText();
  const make = useMutation({
    mutationFn: () => call(gangsApi.invite, { id: gang.id, memberId: member?.id ?? null }),
  });
  if (make.data !== undefined) {
    return (
      <ShareLink
        label={words.address}
        url={`${window.location.origin}${pathTo('gangInvitation', { token: make.data.token })}`}
        text={member === null ? words.shareHost(gang.name) : words.shareMember(gang.name)}
        note={words.note(formatDate(make.data.expiresAt, language))}
      />
    );
  }
  return (
    <div className="grid gap-2">
      <Button
        variant="secondary"
        icon="register"
        busy={make.isPending}
        className="justify-self-start"
        onClick={() => make.mutate()}
      >
        {member === null ? words.host : words.member}
      </Button>
      <p className="text-sm text-quiet">{member === null ? words.hostWhy : words.memberWhy}</p>
      <Alert message={make.error === null ? undefined : describe(make.error)} />
    </div>
  );
}
