import { prayerCities, proposedPrayerCity, type PrayerCity } from '#shared/accounts/prayer-cities.ts';
import type { User } from '#shared/accounts/schema.ts';
import { useErrorText } from '../../../lib/error-text.ts';
import { useText } from '../../../lib/language.ts';
import { Switch } from '../../../ui/choice.tsx';
import { SelectField } from '../../../ui/field.tsx';
import { showToast } from '../../../ui/toast.tsx';
import { useUpdateMe } from '../queries.ts';
import { SettingsPanel } from './settings-panel.tsx';

/** The city whose prayers this host's games announce; none at first [REST-1]. */
export function PrayerSetting({ user }: { user: User }) {
  const text = useText().accounts.settings.prayer;
  const describe = useErrorText();
  const { mutate, isPending, variables } = useUpdateMe();
  const city = isPending && variables.prayerCity !== undefined ? variables.prayerCity : user.prayerCity;
  const save = (prayerCity: PrayerCity | null) =>
    mutate(
      { prayerCity },
      { onError: (error) => showToast({ id: 'prayer', variant: 'destructive', title: describe(error) }) },
    );
  return (
    <SettingsPanel title={text.title}>
      <Switch
        label={text.isOn}
        hint={text.hint}
        checked={city !== null}
        onChange={(isOn) => save(isOn ? proposedPrayerCity : null)}
      />
      {city !== null && (
        <SelectField
          label={text.city}
          value={city}
          options={prayerCities.map((value) => ({ value, label: text.cities[value] }))}
          onChange={({ target }) => {
            const chosen = prayerCities.find((value) => value === target.value);
            if (chosen !== undefined) save(chosen);
          }}
        />
      )}
    </SettingsPanel>
  );
}
