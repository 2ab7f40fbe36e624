import { maxPictureBytes, maxSoundBytes } from '#shared/questions/media-manifest.ts';

/** Files of the bank other than drawings, by the ending of their names. */
export const bankFileTypes = { webp: 'image/webp', avif: 'image/avif', mp3: 'audio/mpeg', m4a: 'audio/mp4' } as const;
type BankFileType = keyof typeof bankFileTypes;

export function typeOfFile(name: string): BankFileType | null {
  const ending = name.slice(name.lastIndexOf('.') + 1);
  return Object.hasOwn(bankFileTypes, ending) ? (ending as BankFileType) : null;
}

/** Why a file can't be served, or null. `content:check` also compares it with its manifest. */
export function bankFileFault(name: string, body: Uint8Array): string | null {
  const type = typeOfFile(name);
  if (type === null) return 'has an unknown type';
  const maxBytes = bankFileTypes[type].startsWith('image/') ? maxPictureBytes : maxSoundBytes;
  if (body.length > maxBytes) return `is larger than ${maxBytes} bytes`;
  return hasSignature(type, body) ? null : `is no ${type} file`;
}

function hasSignature(type: BankFileType, body: Uint8Array): boolean {
  const head = Buffer.from(body.buffer, body.byteOffset, Math.min(body.byteLength, 16)).toString('latin1');
  switch (type) {
    case 'webp':
      return head.startsWith('RIFF') && head.slice(8, 12) === 'WEBP';
    case 'avif':
      return /^(avif|avis)$/.test(head.slice(8, 12)) && head.slice(4, 8) === 'ftyp';
    case 'm4a':
      return head.slice(4, 8) === 'ftyp' && /^(M4A |mp42|isom)$/.test(head.slice(8, 12));
    case 'mp3':
      return soundFrame(body, 0) !== null;
  }
}

interface Frame {
  readonly bytes: number;
  readonly ms: number;
}

/** kbit/s by the four bits of the header: MPEG 1 layer III, then MPEG 2. */
const rates = [
  [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
] as const;
const frequencies = [44_100, 48_000, 32_000];

/** The MPEG layer III frame that begins here; null for anything else, such as a tag. */
function soundFrame(body: Uint8Array, at: number): Frame | null {
  const [sync = 0, version = 0, rate = 0] = body.subarray(at, at + 3);
  if (sync !== 0xff || (version & 0xe6) !== 0xe2 || (version & 0x18) === 0x08) return null;
  const isFirst = (version & 0x18) === 0x18;
  const kbits = rates[isFirst ? 0 : 1][rate >> 4] ?? 0;
  const base = frequencies[(rate >> 2) & 3];
  if (kbits === 0 || base === undefined) return null;
  // MPEG 2 has half the frequency of MPEG 1, MPEG 2.5 a quarter.
  const hz = base / (isFirst ? 1 : (version & 0x18) === 0x10 ? 2 : 4);
  const samples = isFirst ? 1152 : 576;
  return { bytes: Math.floor(((samples / 8) * kbits * 1000) / hz) + ((rate >> 1) & 1), ms: (samples / hz) * 1000 };
}

/** Length of an MP3 by its frames, in ms; null if anything but frames is in it, such as a tag. */
export function mp3Ms(body: Uint8Array): number | null {
  let ms = 0;
  for (let at = 0; at < body.length;) {
    const frame = soundFrame(body, at);
    if (frame === null || at + frame.bytes > body.length) return null;
    ms += frame.ms;
    at += frame.bytes;
  }
  return ms;
}

/** Length of an MPEG 4 sound in ms by its movie header; null if it is malformed or has a box of user data, where tags are. */
export function m4aMs(body: Uint8Array): number | null {
  const view = Buffer.from(body.buffer, body.byteOffset, body.byteLength);
  const boxes = (from: number, to: number) => {
    const found: { readonly type: string; readonly from: number; readonly to: number }[] = [];
    for (let at = from; at + 8 <= to;) {
      const size = view.readUInt32BE(at);
      if (size < 8 || at + size > to) return null;
      found.push({ type: view.toString('latin1', at + 4, at + 8), from: at + 8, to: at + size });
      at += size;
    }
    return found;
  };
  const top = boxes(0, view.length);
  const movie = top?.find(({ type }) => type === 'moov');
  const inner = movie && boxes(movie.from, movie.to);
  const header = inner?.find(({ type }) => type === 'mvhd');
  if (!top || !inner || header === undefined || header.to - header.from < 20) return null;
  if ([...top, ...inner].some(({ type }) => type === 'udta' || type === 'meta')) return null;
  // Of version 0; version 1 is for films of days.
  if (view[header.from] !== 0) return null;
  return (view.readUInt32BE(header.from + 16) / view.readUInt32BE(header.from + 12)) * 1000;
}
