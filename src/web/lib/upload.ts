import type { z } from 'zod';
import type { Contract } from '#shared/kernel/contract.ts';
import type { Schema } from '#shared/kernel/schema.ts';
import { ApiError, parseJson, readAnswer, RequestAborted, requestOf, watched } from './api-client.ts';
import { currentLanguage } from './language.ts';

interface UploadOptions {
  readonly signal: AbortSignal;
  /** How much has left, from 0 to 1. */
  readonly onProgress: (share: number) => void;
}

/** Sends a file by the contract of an upload. Uses XMLHttpRequest, since fetch has no upload progress. */
export function upload<Input extends Schema, Output extends Schema>(
  contract: Contract<Input, Output>,
  input: z.input<Input>,
  file: Blob,
  options: UploadOptions,
): Promise<z.output<Output>> {
  return watched(
    contract,
    send(requestOf(contract, input).url, file, options).then(({ status, body }) => readAnswer(contract, status, body)),
  );
}

function send(
  url: string,
  file: Blob,
  { signal, onProgress }: UploadOptions,
): Promise<{ status: number; body: unknown }> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) {
      reject(new RequestAborted());
      return;
    }
    const sending = new XMLHttpRequest();
    sending.open('POST', url);
    sending.setRequestHeader('accept', 'application/json');
    sending.setRequestHeader('accept-language', currentLanguage());
    sending.setRequestHeader('content-type', file.type === '' ? 'application/octet-stream' : file.type);
    sending.upload.onprogress = ({ loaded, total }) => onProgress(total === 0 ? 0 : loaded / total);
    sending.onload = () => resolve({ status: sending.status, body: parseJson(sending.responseText) });
    sending.onerror = () => reject(new ApiError({ code: 'system/network', status: 0 }));
    sending.onabort = () => reject(new RequestAborted());
    signal.addEventListener('abort', () => sending.abort(), { once: true });
    sending.send(file);
  });
}
