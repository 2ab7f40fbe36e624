import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { handleRemoteKey } from '../../lib/spatial-focus/remote-control.ts';
import { hasRemoteControl } from './page-rules.ts';

/** The site works with the arrows, OK and Back of a television's remote. */
export function useRemoteControl(): void {
  const { pathname } = useLocation();
  const isOn = hasRemoteControl(pathname);
  useEffect(() => {
    if (!isOn) return;
    window.addEventListener('keydown', handleRemoteKey);
    return () => window.removeEventListener('keydown', handleRemoteKey);
  }, [isOn]);
}
