import { vi } from 'vitest';
import type { Answer } from './fake-api.ts';

/** A pending upload, controlled by the test. */
export interface FakeUpload {
  readonly address: string;
  readonly contentType: string;
  readonly file: File;
  wasAborted: boolean;
  progress(share: number): void;
  answer(answer: Answer): void;
}

/** Puts a pretended line behind XMLHttpRequest; returns everything that was put on it. */
export function fakeUploads(): FakeUpload[] {
  const uploads: FakeUpload[] = [];
  vi.stubGlobal(
    'XMLHttpRequest',
    class {
      readonly upload: { onprogress: ((event: { loaded: number; total: number }) => void) | null } = {
        onprogress: null,
      };
      onload: (() => void) | null = null;
      onerror: (() => void) | null = null;
      onabort: (() => void) | null = null;
      status = 0;
      responseText = '';
      #address = '';
      #contentType = '';
      #sent: FakeUpload | null = null;

      open(_method: string, address: string): void {
        this.#address = address;
      }

      setRequestHeader(name: string, value: string): void {
        if (name === 'content-type') this.#contentType = value;
      }

      send(file: File): void {
        this.#sent = {
          address: this.#address,
          contentType: this.#contentType,
          file,
          wasAborted: false,
          progress: (share) => this.upload.onprogress?.({ loaded: share * 100, total: 100 }),
          answer: (answer) => this.#end(answer),
        };
        uploads.push(this.#sent);
      }

      abort(): void {
        if (this.#sent !== null) this.#sent.wasAborted = true;
        this.onabort?.();
      }

      #end(answer: Answer): void {
        if (answer === 'no-network') {
          this.onerror?.();
          return;
        }
        const body =
          'body' in answer
            ? answer.body
            : { error: { ...answer.refusal, message: answer.refusal.code, requestId: 'test' } };
        this.status = 'body' in answer ? 200 : answer.refusal.status;
        this.responseText = JSON.stringify(body);
        this.onload?.();
      }
    },
  );
  return uploads;
}
