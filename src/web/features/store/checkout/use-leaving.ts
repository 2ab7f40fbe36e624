import { useEffect, useState } from 'react';

/** Goes to another site's page. Until that has come nothing may be pressed again; brought back by the browser, all may. */
export function useLeaving(): { isLeaving: boolean; leaveFor: (url: string) => void } {
  const [isLeaving, setLeaving] = useState(false);
  useEffect(() => {
    const back = ({ persisted }: PageTransitionEvent) => {
      if (persisted) setLeaving(false);
    };
    window.addEventListener('pageshow', back);
    return () => window.removeEventListener('pageshow', back);
  }, []);
  return {
    isLeaving,
    leaveFor: (url) => {
      setLeaving(true);
      window.location.assign(url);
    },
  };
}
