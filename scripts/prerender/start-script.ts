export interface StartFiles {
  /** Code that the page begins with. */
  readonly preloads: readonly string[];
  readonly styles: readonly string[];
  readonly entry: string;
  /** Whether the page still waits for what only the server knows, as the shop for its packages. */
  readonly isWaiting: boolean;
}

/** A phone's visitor who only reads learns after this what staff announced since. */
const readingMs = 10_000;

/**
 * The script of a page that is rendered already. Loads the page's code and whole styles at the first touch, key or turn of
 * a wheel, and until then collects what the visitor types and presses (src/web/lib/early-input.ts). Without any it loads
 * them once the browser rests after the first paint; on a phone, where code costs seconds of work and the visitor's data,
 * only if the page waits for the server, else after `readingMs` (decision 028).
 */
export function startScript(files: StartFiles): string {
  return `(function (files) {
  var isStarted = false;
  var fields = new Map();
  var pressed = null;
  var captured = { capture: true };
  function append(name, values) {
    document.head.append(Object.assign(document.createElement(name), values));
  }
  function start() {
    if (isStarted) return;
    isStarted = true;
    touches.forEach(function (type) { removeEventListener(type, start, captured); });
    files.styles.forEach(function (href) { append('link', { rel: 'stylesheet', href: href }); });
    files.preloads.forEach(function (href) { append('link', { rel: 'modulepreload', crossOrigin: '', href: href }); });
    append('script', { type: 'module', crossOrigin: '', src: files.entry, onerror: release });
  }
  function remember(field) {
    fields.set(field, field.type === 'checkbox' || field.type === 'radio' ? field.checked : field.value);
  }
  function typed(event) { remember(event.target); }
  function press(event) {
    var button = event.target.closest('button');
    if (!button) return;
    hold(event, button);
  }
  function send(event) { hold(event, event.target); }
  function hold(event, element) {
    event.preventDefault();
    event.stopPropagation();
    pressed = element;
    start();
  }
  function release() {
    removeEventListener('input', typed, captured);
    removeEventListener('change', typed, captured);
    removeEventListener('click', press, captured);
    removeEventListener('submit', send, captured);
    return { fields: fields, pressed: pressed };
  }
  // Texts that the browser itself brought back or filled in.
  document.querySelectorAll('input, textarea, select').forEach(function (field) {
    if (field.type !== 'radio' && field.type !== 'checkbox' && field.value !== (field.defaultValue || '')) remember(field);
  });
  addEventListener('input', typed, captured);
  addEventListener('change', typed, captured);
  addEventListener('click', press, captured);
  addEventListener('submit', send, captured);
  window.earlyInputs = { release: release };
  var touches = ['pointerdown', 'keydown', 'focusin', 'wheel', 'touchstart'];
  touches.forEach(function (type) { addEventListener(type, start, { capture: true, passive: true }); });
  function rest() {
    var isPhone = navigator.maxTouchPoints > 0 && matchMedia('(hover: none)').matches;
    if (isPhone && !files.isWaiting) setTimeout(idle, ${readingMs});
    else idle();
  }
  function idle() {
    if (window.requestIdleCallback) requestIdleCallback(start, { timeout: 3000 });
    else setTimeout(start, 200);
  }
  if (document.documentElement.hasAttribute('data-replaced')) start();
  else if (document.readyState === 'complete') rest();
  else addEventListener('load', rest, { once: true });
})(${JSON.stringify(files)});`;
}
