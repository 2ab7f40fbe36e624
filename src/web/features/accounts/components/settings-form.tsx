import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { displayNameSchema, type User } from '#shared/accounts/schema.ts';
import { languages } from '#shared/kernel/text.ts';
import { useCodeText } from '../../../lib/error-text.ts';
import { formResolver, showServerError } from '../../../lib/form.ts';
import { useLanguage, useText } from '../../../lib/language.ts';
import { usePreferences } from '../../../lib/preferences.ts';
import { useSound } from '../../../lib/sound.ts';
import { useTheme } from '../../../lib/theme.ts';
import { useSubmit } from '../../../lib/use-submit.ts';
import { Button } from '../../../ui/button.tsx';
import { RadioCards, Switch } from '../../../ui/choice.tsx';
import { TextField } from '../../../ui/field.tsx';
import { showToast } from '../../../ui/toast.tsx';
import { useUpdateMe } from '../queries.ts';
import { Devices } from './devices.tsx';
import { LinkedIdentities } from './linked-identities.tsx';
import { PasswordPart } from './password-form.tsx';
import { PhoneForm } from './phone-form.tsx';
import { PrayerSetting } from './prayer-setting.tsx';
import { SettingsPanel } from './settings-panel.tsx';
import { DeleteAccount } from './delete-account.tsx';
import { ExportData } from './export-data.tsx';

/** `notifications` and `sounds` come from their own features, and `onSignOut` from app/: games have steps to send first. */
export function SettingsForm({
  user,
  notifications,
  sounds,
  onSignOut,
}: {
  user: User;
  notifications?: ReactNode;
  sounds?: ReactNode;
  onSignOut: () => void;
}) {
  return (
    <div className="grid items-start gap-gap lg:grid-cols-2">
      <div className="grid gap-gap">
        <AboutYou user={user} notifications={notifications} />
        <PasswordPart user={user} />
        <LinkedIdentities user={user} />
      </div>
      <div className="grid gap-gap">
        <Device />
        {sounds !== undefined && <SoundsPanel>{sounds}</SoundsPanel>}
        <PrayerSetting user={user} />
        <Devices />
        <ExportData />
        <Leave onSignOut={onSignOut} />
        <DeleteAccount user={user} />
      </div>
    </div>
  );
}

const resolver = formResolver(z.object({ displayName: displayNameSchema }));

function AboutYou({ user, notifications }: { user: User; notifications: ReactNode }) {
  const text = useText();
  const describeCode = useCodeText();
  const update = useUpdateMe();
  const {
    register,
    handleSubmit,
    setError,
    reset,
    formState: { errors, isSubmitting, isDirty },
  } = useForm({
    resolver,
    defaultValues: { displayName: user.displayName },
  });
  const submit = useSubmit(
    handleSubmit(async ({ displayName }) => {
      try {
        await update.mutateAsync({ displayName });
        reset({ displayName });
        showToast({ id: 'name', title: text.accounts.settings.nameSaved });
      } catch (error) {
        showServerError(error, setError, { 'accounts/invalid-display-name': 'displayName' }, ['displayName']);
      }
    }),
  );
  const { settings, displayName, email } = text.accounts;
  return (
    <SettingsPanel title={settings.profile}>
      <form noValidate onSubmit={submit} className="grid gap-4">
        <TextField
          {...register('displayName')}
          autoComplete="nickname"
          label={displayName}
          error={describeCode(errors.displayName?.message ?? errors.root?.message)}
        />
        <TextField ltr readOnly value={user.email} type="email" label={email} />
        <Button type="submit" busy={isSubmitting} disabled={!isDirty} className="justify-self-start">
          {settings.saveName}
        </Button>
      </form>
      <PhoneForm user={user} />
      {notifications}
    </SettingsPanel>
  );
}

function Device() {
  const text = useText();
  const { language } = useLanguage();
  const theme = useTheme();
  const sound = useSound();
  const { chooseLanguage, chooseTheme, chooseSound } = usePreferences();
  const {
    shell,
    accounts: { settings },
  } = text;
  return (
    <SettingsPanel title={settings.device} hint={settings.deviceHint}>
      <RadioCards
        label={shell.language.label}
        value={language}
        onChange={chooseLanguage}
        options={languages.map((value) => ({ value, label: shell.language[value], lang: value }))}
      />
      <RadioCards
        label={shell.theme.label}
        value={theme}
        onChange={chooseTheme}
        options={[
          { value: 'dark', label: shell.theme.dark, icon: 'night' },
          { value: 'light', label: shell.theme.light, icon: 'light' },
          { value: 'system', label: shell.theme.system, icon: 'device' },
        ]}
      />
      <Switch label={shell.sound.label} hint={settings.soundHint} checked={sound} onChange={chooseSound} />
    </SettingsPanel>
  );
}

function SoundsPanel({ children }: { children: ReactNode }) {
  const { settings } = useText().accounts;
  return (
    <SettingsPanel title={settings.gameSounds} hint={settings.gameSoundsHint}>
      {children}
    </SettingsPanel>
  );
}

function Leave({ onSignOut }: { onSignOut: () => void }) {
  const text = useText();
  return (
    <section className="card grid gap-3 p-[clamp(1.1rem,3vw,2rem)]">
      <h2 className="text-2xl">{text.accounts.settings.leave}</h2>
      <p className="text-quiet">{text.accounts.settings.leaveHint}</p>
      <Button variant="quiet" icon="sign-out" className="justify-self-start" onClick={onSignOut}>
        {text.shell.nav.signOut}
      </Button>
    </section>
  );
}
