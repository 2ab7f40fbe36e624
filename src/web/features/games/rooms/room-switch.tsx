import { useState } from 'react';
import { Switch } from '../../../ui/choice.tsx';

interface RoomSwitchProps {
  readonly label: string;
  readonly hint: string;
  readonly checked: boolean;
  /** Resolves to false if the change failed. */
  readonly change: (checked: boolean) => Promise<boolean>;
}

/** Shows the pressed state until the live room confirms it, which may be after the call has returned. */
export function RoomSwitch({ label, hint, checked, change }: RoomSwitchProps) {
  const [pressed, setPressed] = useState<boolean | null>(null);
  const [last, setLast] = useState(checked);
  if (last !== checked) {
    setLast(checked);
    setPressed(null);
  }
  const press = async (isOn: boolean) => {
    setPressed(isOn);
    if (!(await change(isOn))) setPressed(null);
  };
  return <Switch label={label} hint={hint} checked={pressed ?? checked} onChange={(isOn) => void press(isOn)} />;
}
