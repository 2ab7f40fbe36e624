import { startTransition, useOptimistic, useState } from 'react';
import { z } from 'zod';
import { gangsApi } from '#shared/gangs/api.ts';
import { gangName, type Gang } from '#shared/gangs/schema.ts';
import { call } from '../../../lib/api-client.ts';
import { useCodeText, useErrorText } from '../../../lib/error-text.ts';
import { useText } from '../../../lib/language.ts';
import { useLeaveGuard } from '../../../lib/unsaved.ts';
import { useSubmit } from '../../../lib/use-submit.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Switch } from '../../../ui/choice.tsx';
import { TextField } from '../../../ui/field.tsx';
import { showToast } from '../../../ui/toast.tsx';
import { publicAddress } from '../hand-over.ts';
import { useGangChange } from '../queries.ts';
import { DeleteGang } from './delete-gang.tsx';
import { HostList } from './host-list.tsx';
import { LeaveGang } from './leave-gang.tsx';
import { LookFields, type Look } from './look-fields.tsx';
import { SettingsCard } from './settings-card.tsx';
import { ShareLink } from './share-link.tsx';

/** What hosts manage, what the owner alone does, and the way out for the others. */
export function GangSettings({ gang }: { gang: Gang }) {
  const isHost = gang.role !== 'member';
  return (
    <div className="grid items-start gap-gap lg:grid-cols-2">
      {isHost && <PublicSwitch gang={gang} />}
      <HostList gang={gang} />
      {isHost && <LookForm gang={gang} />}
      {gang.role === 'owner' ? <DeleteGang gang={gang} /> : <LeaveGang gang={gang} />}
    </div>
  );
}

function PublicSwitch({ gang }: { gang: Gang }) {
  const words = useText().gangPeople.publicPage;
  const describe = useErrorText();
  const change = useGangChange((isPublic: boolean) => call(gangsApi.changeGang, { id: gang.id, isPublic }));
  // As wished from the press to the server's answer; `isPending` comes too late to keep the switch from flickering.
  const [isOn, showWish] = useOptimistic(gang.publicToken !== null);
  const wish = (isPublic: boolean) => {
    if (change.isPending) return;
    startTransition(async () => {
      showWish(isPublic);
      // The card shows the error.
      await change.mutateAsync(isPublic).catch(() => undefined);
    });
  };
  return (
    <SettingsCard title={words.title}>
      <Switch label={words.on} hint={words.hint} checked={isOn} onChange={wish} />
      <Alert message={change.error === null ? undefined : describe(change.error)} />
      {gang.publicToken !== null && (
        <>
          <ShareLink
            label={words.address}
            url={publicAddress(gang.publicToken)}
            text={words.shareText(gang.name)}
            note={words.renew}
          />
          {!gang.members.some(({ isShown, isYoung }) => isShown && !isYoung) && (
            <p className="text-sm text-quiet">{words.none}</p>
          )}
        </>
      )}
    </SettingsCard>
  );
}

function LookForm({ gang }: { gang: Gang }) {
  const { gangs, gangPeople } = useText();
  const describe = useErrorText();
  const describeCode = useCodeText();
  const [name, setName] = useState(gang.name);
  const [nameProblem, setNameProblem] = useState<string>();
  const [look, setLook] = useState<Look>({ emblem: gang.emblem, color: gang.color });
  const save = useGangChange((wish: Look & { name: string }) => call(gangsApi.changeGang, { id: gang.id, ...wish }));
  const isChanged = name !== gang.name || look.emblem !== gang.emblem || look.color !== gang.color;
  useLeaveGuard(isChanged && !save.isPending, { view: 'tab' });
  const submit = useSubmit(async () => {
    const parsed = z.safeParse(gangName, name);
    setNameProblem(parsed.success ? undefined : parsed.error.issues[0]?.message);
    if (!parsed.success) return;
    await save.mutateAsync({ ...look, name: parsed.data }).then(
      () => showToast({ id: 'gang', title: gangPeople.members.saved }),
      // The form shows the error.
      () => undefined,
    );
  });
  return (
    <SettingsCard title={gangPeople.look.title}>
      <form noValidate onSubmit={submit} className="grid gap-4">
        <TextField
          label={gangs.form.name}
          error={describeCode(nameProblem)}
          value={name}
          autoComplete="off"
          onChange={(event) => {
            setName(event.target.value);
            setNameProblem(undefined);
          }}
        />
        <LookFields look={look} onChange={setLook} />
        <Alert message={save.error === null ? undefined : describe(save.error)} />
        <Button
          type="submit"
          icon="check"
          variant="secondary"
          disabled={!isChanged}
          busy={save.isPending}
          className="sm:justify-self-start"
        >
          {gangPeople.look.save}
        </Button>
      </form>
    </SettingsCard>
  );
}
