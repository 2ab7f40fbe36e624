import { chacha20 } from '@noble/ciphers/chacha.js';
import { bytesToHex, bytesToUtf8, hexToBytes, utf8ToBytes } from '@noble/ciphers/utils.js';

/**
 * Hides a text from a casual look: in the page's source, in storage, in a log. Doesn't protect against a debugger,
 * since the key travels with the sealed text (docs/rules.md, "Pack").
 */
export function seal(text: string, key: string, name: string): string {
  return bytesToHex(chacha20(hexToBytes(key), nonceOf(name), utf8ToBytes(text)));
}

/** Opens what `seal` closed with the same 32-byte hex key and the same name. */
export function unseal(sealed: string, key: string, name: string): string {
  return bytesToUtf8(chacha20(hexToBytes(key), nonceOf(name), hexToBytes(sealed)));
}

const blockBytes = 64;

/** Adds spaces up to whole blocks, and at least as far as `alike` would take: a sealed text is as long as what it seals. */
export function padText(text: string, alike: readonly string[] = []): string {
  const bytesOf = (each: string) => utf8ToBytes(each).length;
  const longest = Math.max(...[text, ...alike].map(bytesOf));
  return text + ' '.repeat(Math.ceil(longest / blockBytes) * blockBytes - bytesOf(text));
}

// Each name is sealed once per key, so the name's hash can be the nonce.
function nonceOf(name: string): Uint8Array {
  const nonce = new Uint8Array(12);
  let low = 0x811c9dc5;
  let high = 0x9747b28c;
  for (let index = 0; index < name.length; index += 1) {
    const code = name.charCodeAt(index);
    low = Math.imul(low ^ code, 0x01000193);
    high = Math.imul(high ^ (code + index), 0x85ebca6b);
    nonce[index % 12] = ((nonce[index % 12] ?? 0) + code * (index + 1)) & 0xff;
  }
  const view = new DataView(nonce.buffer);
  view.setUint32(0, view.getUint32(0) ^ low);
  view.setUint32(4, view.getUint32(4) ^ high);
  return nonce;
}
