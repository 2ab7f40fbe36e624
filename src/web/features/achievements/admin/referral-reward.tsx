import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import type { ReferralReward as Reward } from '#shared/accounts/referral.ts';
import { formResolver, showServerError } from '../../../lib/form.ts';
import { useStaffText } from '../../../lib/staff-text.ts';
import { useLeaveGuard } from '../../../lib/unsaved.ts';
import { useSubmit } from '../../../lib/use-submit.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import { Loaded } from '../../../ui/tab-parts.tsx';
import { showToast } from '../../../ui/toast.tsx';
import { AskBeforeGranting } from './ask-before-granting.tsx';
import { typedNumber, useProblemText } from './drafts.ts';
import { referralRewardQuery, useSetReferralReward } from './queries.ts';

/** What an invitation is worth to each side. */
export function ReferralReward() {
  const words = useStaffText().adminAchievements.rewards;
  const read = useQuery(referralRewardQuery);
  return (
    <section className="card grid gap-4 p-6">
      <h2 className="text-2xl">{words.referral}</h2>
      <p className="text-quiet">{words.referralLead}</p>
      <Loaded read={read} className="h-14">
        {(kept) => <ReferralForm kept={kept} />}
      </Loaded>
    </section>
  );
}

const sessions = typedNumber(0, 100, 'referral');
const resolver = formResolver(z.object({ inviter: sessions, invited: sessions }));

function ReferralForm({ kept }: { kept: Reward }) {
  const text = useStaffText().adminAchievements;
  const { ask } = text.rewards;
  const describe = useProblemText();
  const save = useSetReferralReward();
  const [asked, setAsked] = useState<Reward | null>(null);
  const {
    register,
    handleSubmit,
    setError,
    getValues,
    reset,
    formState: { errors, isDirty, isSubmitting },
  } = useForm({
    resolver,
    defaultValues: { inviter: String(kept.inviter), invited: String(kept.invited) },
  });
  useLeaveGuard(isDirty);
  const done = () => {
    setAsked(null);
    reset(getValues());
    showToast({ id: 'referral', title: text.saved });
  };
  const submit = useSubmit(
    handleSubmit(async (input) => {
      if (input.inviter !== kept.inviter || input.invited !== kept.invited) {
        save.reset();
        setAsked(input);
        return;
      }
      try {
        await save.mutateAsync(input);
        done();
      } catch (error) {
        showServerError(error, setError, {}, []);
      }
    }),
  );
  const problemOf = (code: string | undefined) => (code === 'referral' ? text.rewards.referralProblem : describe(code));
  return (
    <form noValidate onSubmit={submit} className="grid items-start gap-4 md:grid-cols-2">
      <Alert message={problemOf(errors.root?.message)} />
      <TextField
        {...register('inviter')}
        ltr
        inputMode="numeric"
        autoComplete="off"
        label={text.rewards.inviter}
        error={problemOf(errors.inviter?.message)}
      />
      <TextField
        {...register('invited')}
        ltr
        inputMode="numeric"
        autoComplete="off"
        label={text.rewards.invited}
        error={problemOf(errors.invited?.message)}
      />
      <div className="flex justify-end md:col-span-2">
        <Button type="submit" icon="check" busy={isSubmitting}>
          {text.save}
        </Button>
      </div>
      {asked !== null && (
        <AskBeforeGranting
          title={ask.referralTitle}
          lines={[ask.inviter(asked.inviter), ask.invited(asked.invited), ask.referralWhen]}
          confirm={ask.saveReferral}
          save={save}
          onConfirm={() => save.mutate(asked, { onSuccess: done })}
          onClose={() => setAsked(null)}
        />
      )}
    </form>
  );
}
