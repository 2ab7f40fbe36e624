import { useState, type ComponentProps } from 'react';
import { Controller, useForm, type UseFormRegister } from 'react-hook-form';
import type { AdminReward } from '#shared/achievements/admin-api.ts';
import { changesGrants, grantsAfter, rewardKinds, type RewardInput } from '#shared/achievements/rewards.ts';
import { formatDateTime } from '#shared/i18n/format.ts';
import { formResolver, showServerError } from '../../../lib/form.ts';
import { useLanguage } from '../../../lib/language.ts';
import { useStaffText } from '../../../lib/staff-text.ts';
import { serverNow } from '../../../lib/server-clock.ts';
import { useLeaveGuard } from '../../../lib/unsaved.ts';
import { useSubmit } from '../../../lib/use-submit.ts';
import { Switch } from '../../../ui/choice.tsx';
import { Sheet } from '../../../ui/dialog.tsx';
import { EditorForm } from '../../../ui/editor-form.tsx';
import { SelectField, TextField } from '../../../ui/field.tsx';
import { showToast } from '../../../ui/toast.tsx';
import { AskBeforeGranting } from './ask-before-granting.tsx';
import { ruleDraftSchema, useProblemText, writeMoment, type RuleDraft } from './drafts.ts';
import { useSaveRule } from './queries.ts';

/** Adding and changing a rule, in a dialog at the side. */
export function RuleEditor({ edited, onClose }: { edited: AdminReward | 'new' | null; onClose: () => void }) {
  const words = useStaffText().adminAchievements.rewards;
  return (
    <Sheet open={edited !== null} onClose={onClose} title={edited === 'new' ? words.addTitle : words.editTitle} isWide>
      <RuleForm rule={edited === 'new' ? null : edited} onClose={onClose} />
    </Sheet>
  );
}

const resolver = formResolver(ruleDraftSchema);

function draftOf(rule: AdminReward | null): RuleDraft {
  if (rule === null) return { kind: 'nth-game', count: '', sessions: '1', isActive: true, startsAt: '', endsAt: '' };
  return {
    kind: rule.kind,
    count: String(rule.count),
    sessions: String(rule.sessions),
    isActive: rule.isActive,
    startsAt: writeMoment(rule.startsAt),
    endsAt: writeMoment(rule.endsAt),
  };
}

function RuleForm({ rule, onClose }: { rule: AdminReward | null; onClose: () => void }) {
  const text = useStaffText().adminAchievements;
  const words = text.rewards;
  const describe = useProblemText();
  const save = useSaveRule(rule?.id ?? null);
  const [asked, setAsked] = useState<RewardInput | null>(null);
  const {
    register,
    control,
    watch,
    setValue,
    handleSubmit,
    setError,
    formState: { errors, isDirty, isSubmitting },
  } = useForm({ resolver, defaultValues: draftOf(rule) });
  const leave = useLeaveGuard(isDirty);
  const done = () => {
    showToast({ id: 'rewards', title: rule === null ? words.created : text.saved });
    onClose();
  };
  const submit = useSubmit(
    handleSubmit(async (input) => {
      if (changesGrants(rule, input, serverNow())) {
        save.reset();
        setAsked(input);
        return;
      }
      try {
        await save.mutateAsync(input);
        done();
      } catch (error) {
        showServerError(error, setError, { 'achievements/window-reversed': 'endsAt' }, ['endsAt']);
      }
    }),
  );
  const problemOf = (name: keyof RuleDraft | 'root') => describe(errors[name]?.message);
  const kind = register('kind', {
    onChange: (event: { target: { value: string } }) => {
      if (event.target.value === 'new-month') setValue('count', '1');
    },
  });
  return (
    <EditorForm
      onSubmit={submit}
      problem={problemOf('root')}
      submit={rule === null ? words.add : text.save}
      busy={isSubmitting}
      cancel={{ label: text.keep, onClick: () => leave(onClose) }}
    >
      <SelectField
        {...kind}
        label={words.kind}
        options={rewardKinds.map((value) => ({ value, label: words.kinds[value] }))}
      />
      {watch('kind') !== 'new-month' && (
        <TextField
          {...register('count')}
          ltr
          inputMode="numeric"
          autoComplete="off"
          label={words.count}
          hint={words.countHint}
          error={problemOf('count')}
        />
      )}
      <TextField
        {...register('sessions')}
        ltr
        inputMode="numeric"
        autoComplete="off"
        label={words.sessions}
        error={problemOf('sessions')}
      />
      <WindowFields register={register} problemOf={problemOf} />
      <Controller
        control={control}
        name="isActive"
        render={({ field }) => <Switch label={words.isActive} checked={field.value} onChange={field.onChange} />}
      />
      {asked !== null && (
        <AskFirst
          rule={asked}
          save={save}
          onConfirm={() => save.mutate(asked, { onSuccess: done })}
          onClose={() => setAsked(null)}
        />
      )}
    </EditorForm>
  );
}

/** When the rule begins and ends. */
function WindowFields({
  register,
  problemOf,
}: {
  register: UseFormRegister<RuleDraft>;
  problemOf: (name: keyof RuleDraft) => string | undefined;
}) {
  const words = useStaffText().adminAchievements.rewards;
  return (
    <div className="grid gap-4 md:grid-cols-2">
      <TextField
        {...register('startsAt')}
        type="datetime-local"
        ltr
        label={words.startsAt}
        hint={words.windowHint}
        error={problemOf('startsAt')}
      />
      <TextField
        {...register('endsAt')}
        type="datetime-local"
        ltr
        label={words.endsAt}
        hint={words.windowHint}
        error={problemOf('endsAt')}
      />
    </div>
  );
}

function AskFirst({
  rule,
  ...asking
}: { rule: RewardInput } & Pick<ComponentProps<typeof AskBeforeGranting>, 'save' | 'onConfirm' | 'onClose'>) {
  const { ask } = useStaffText().adminAchievements.rewards;
  const { language } = useLanguage();
  const now = serverNow();
  if (!grantsAfter(rule, now))
    return <AskBeforeGranting {...asking} title={ask.stopTitle} lines={[ask.stops]} confirm={ask.stop} />;
  const { startsAt, endsAt } = rule;
  const lines = [
    ask.grants(ask.occasions[rule.kind](rule.count), rule.sessions),
    startsAt !== null && startsAt > now ? ask.later(formatDateTime(startsAt, language)) : ask.now,
    ...(endsAt === null ? [] : [ask.ends(formatDateTime(endsAt, language))]),
  ];
  return <AskBeforeGranting {...asking} title={ask.title} lines={lines} confirm={ask.save} />;
}
