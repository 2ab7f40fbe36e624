import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Theme } from '#shared/accounts/schema.ts';
import type { Language } from '#shared/kernel/text.ts';
import { setLanguage } from './language.ts';
import { savePreference, useSession } from './session.ts';
import { setSound } from './sound.ts';
import { stored } from './storage.ts';
import { setTheme } from './theme.ts';

/**
 * Returns functions that change language, theme or sound on this device at once, and save the choice with a signed-in
 * account. A failed save is ignored.
 */
export function usePreferences() {
  const client = useQueryClient();
  return {
    chooseLanguage: (language: Language) => {
      void setLanguage(language);
      savePreference(client, { language });
    },
    chooseTheme: (theme: Theme) => {
      setTheme(theme);
      savePreference(client, { theme });
    },
    chooseSound: (sound: boolean) => {
      setSound(sound);
      savePreference(client, { sound });
    },
  };
}

/** Preferences never chosen on this device come from the account; chosen ones stay. */
export function useAccountPreferences(): void {
  const preferences = useSession().user?.preferences;
  useEffect(() => {
    if (preferences === undefined) return;
    if (stored.language.read() === null) void setLanguage(preferences.language);
    if (stored.theme.read() === null) setTheme(preferences.theme);
    if (stored.sound.read() === null) setSound(preferences.sound);
  }, [preferences]);
}
