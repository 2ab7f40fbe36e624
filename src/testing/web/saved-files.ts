import { vi } from 'vitest';

/** The files that are saved from here on, as they are given to the browser. */
export function keepSavedFiles(): readonly Blob[] {
  const saved: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    saved.push(file as Blob);
    return 'blob:file';
  });
  return saved;
}
