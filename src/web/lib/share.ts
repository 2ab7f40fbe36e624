import { saveBlob } from './save-file.ts';
import { wrapper } from './wrapper-bridge.ts';

interface Shared {
  readonly title: string;
  readonly text: string;
  readonly url: string;
}

/** Opens the app's share sheet, whose web view has none; false where the page has to use its own way. */
export function shareByApp(shared: Shared): boolean {
  return wrapper.can('share') && wrapper.send({ type: 'share', ...shared });
}

/** Hands a file to the device's share sheet, in one press; saves it where that takes no files, or none so late after the press. */
export async function shareFile(file: File, title: string): Promise<'shared' | 'closed' | 'saved'> {
  if ('canShare' in navigator && navigator.canShare({ files: [file] })) {
    try {
      await navigator.share({ files: [file], title });
      return 'shared';
    } catch (error) {
      // Closing the device's own share sheet is no failure.
      if (error instanceof DOMException && error.name === 'AbortError') return 'closed';
    }
  }
  saveBlob(file.name, file);
  return 'saved';
}
