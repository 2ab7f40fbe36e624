import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { handlePointer, handleRemoteKey } from '../../lib/spatial-focus/remote-control.ts';
import { hasRemoteControl } from './page-rules.ts';

/** The site works with the arrows, OK and Back of a television's remote. */
export function useRemoteControl(): void {
  const { pathname } = useLocation();
  const isOn = hasRemoteControl(pathname);
  useEffect(() => {
    if (!isOn) return;
    window.addEventListener('keydown', handleRemoteKey);
    window.addEventListener('pointerdown', handlePointer);
    return () => {
      window.removeEventListener('keydown', handleRemoteKey);
      window.removeEventListener('pointerdown', handlePointer);
    };
  }, [isOn]);
}
