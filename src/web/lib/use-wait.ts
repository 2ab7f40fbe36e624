import { useEffect, useState } from 'react';
import { ApiError } from './api-client.ts';

/** Whole seconds until a retry is allowed after a rate-limited call; null if it is. */
export function useWait(error: unknown): number | null {
  const told = error instanceof ApiError ? error.retryAfterSeconds : null;
  const [left, setLeft] = useState<number | null>(null);
  useEffect(() => {
    if (told === null) {
      setLeft(null);
      return;
    }
    const until = Date.now() + told * 1000;
    const count = () => {
      const seconds = Math.ceil((until - Date.now()) / 1000);
      setLeft(seconds > 0 ? seconds : null);
    };
    count();
    const timer = setInterval(count, 1000);
    return () => clearInterval(timer);
  }, [error, told]);
  return left;
}

/** "4:05", and "1:02:00" from an hour on. */
export function shownWait(seconds: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor(seconds / 60) % 60;
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}
