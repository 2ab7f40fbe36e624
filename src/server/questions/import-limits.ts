/** Maximum number of lists, objects and commas in a JSON file; a question with all fields has about 50. */
const maxJsonParts = 8_000_000;
/** Maximum nesting depth; a valid file has six levels. */
const maxJsonDepth = 32;

/** A file beyond what one import reads. */
export class ImportTooLarge extends Error {
  override readonly name = 'ImportTooLarge';
}

/** Throws ImportTooLarge if a JSON text would need far more memory than its length; parsing can't be interrupted. */
export function checkJsonSize(text: string): void {
  let parts = 0;
  let depth = 0;
  let isInText = false;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charCodeAt(at);
    if (isInText) {
      if (sign === backslash) at += 1;
      else if (sign === quote) isInText = false;
    } else if (sign === quote) {
      isInText = true;
    } else if (sign === comma) {
      parts += 1;
    } else if (sign === openList || sign === openObject) {
      parts += 1;
      depth += 1;
    } else if (sign === closeList || sign === closeObject) {
      depth -= 1;
    }
    if (parts > maxJsonParts || depth > maxJsonDepth) throw new ImportTooLarge();
  }
}

const [backslash, quote, comma, openList, closeList, openObject, closeObject] = [
  '\\',
  '"',
  ',',
  '[',
  ']',
  '{',
  '}',
].map((sign) => sign.charCodeAt(0));
