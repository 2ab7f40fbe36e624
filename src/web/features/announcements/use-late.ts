import { useState } from 'react';
import { useLocation } from 'react-router';

interface Arrivals {
  readonly pathname: string;
  readonly known: readonly string[];
  readonly late: readonly string[];
}

/**
 * Which announcements arrived after their page was on the screen: a place in it would push away what is being read. The
 * next page, or `place`, gives them one.
 */
export function useLate(ids: readonly string[]): { isLate: (id: string) => boolean; place: (id: string) => void } {
  const { pathname } = useLocation();
  const [arrivals, setArrivals] = useState<Arrivals>({ pathname, known: ids, late: [] });
  const isNewPage = arrivals.pathname !== pathname;
  const arrived = ids.filter((id) => !arrivals.known.includes(id));
  if (isNewPage || arrived.length > 0) {
    setArrivals({
      pathname,
      known: [...arrivals.known, ...arrived],
      late: isNewPage ? [] : [...arrivals.late, ...arrived],
    });
  }
  return {
    isLate: (id) => arrivals.late.includes(id),
    place: (id) => setArrivals({ ...arrivals, late: arrivals.late.filter((late) => late !== id) }),
  };
}
