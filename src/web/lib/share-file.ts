import { saveBlob } from './save-file.ts';

/** Whether the device's share sheet takes this file. */
export function canShareFile(file: File): boolean {
  return 'canShare' in navigator && navigator.canShare({ files: [file] });
}

/** Hands a file to the device's share sheet, in one press; saves it where that takes no files, or none so late after the press. */
export async function shareFile(
  file: File,
  words: Pick<ShareData, 'title'> = {},
): Promise<'shared' | 'closed' | 'saved'> {
  if (canShareFile(file)) {
    try {
      await navigator.share({ files: [file], ...words });
      return 'shared';
    } catch (error) {
      // The user closed the share sheet, or a second press came while it was open.
      if (error instanceof DOMException && ['AbortError', 'InvalidStateError'].includes(error.name)) return 'closed';
    }
  }
  saveBlob(file.name, file);
  return 'saved';
}
