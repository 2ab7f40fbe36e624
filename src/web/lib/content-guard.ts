import { watchDevtools } from './watch-devtools.ts';

/**
 * Keeps the curious from reading answers in the page [SHELL-8]: no context menu, no keys of the
 * developer tools, a silent console, and a new start of the page where the tools are open.
 * A hurdle and no wall: docs/decisions/008. Answers what takes it off again.
 */
export function startContentGuard(): () => void {
  const stop = new AbortController();
  const options = { signal: stop.signal, capture: true };
  window.addEventListener('contextmenu', blockMenu, options);
  window.addEventListener('keydown', blockKeys, options);
  const restore = silenceConsole();
  const stopWatching = watchDevtools(() => window.location.reload());
  return () => {
    stop.abort();
    restore();
    stopWatching();
  };
}

/** Fields keep theirs: there it pastes and corrects. */
function blockMenu(event: MouseEvent): void {
  const { target } = event;
  if (target instanceof Element && target.closest('input, textarea, [contenteditable="true"]') !== null) return;
  event.preventDefault();
}

/** By the place of the key: on an Arabic keyboard it writes another letter. */
const inspectKeys: ReadonlySet<string> = new Set(['KeyI', 'KeyJ', 'KeyC', 'KeyK', 'KeyE']);

function blockKeys(event: KeyboardEvent): void {
  const { code, ctrlKey, metaKey, altKey, shiftKey } = event;
  const isInspect = inspectKeys.has(code) && ((ctrlKey && shiftKey) || (metaKey && altKey));
  const isSource = code === 'KeyU' && ((ctrlKey && !shiftKey && !altKey) || (metaKey && altKey));
  if (code !== 'F12' && !isInspect && !isSource) return;
  event.preventDefault();
  event.stopPropagation();
}

const consoleMethods = [
  'log',
  'debug',
  'info',
  'warn',
  'error',
  'table',
  'dir',
  'dirxml',
  'trace',
  'group',
  'groupCollapsed',
  'count',
  'assert',
  'time',
  'timeLog',
  'timeEnd',
] as const;

function silenceConsole(): () => void {
  const spoken = window.console;
  const before = { ...spoken };
  for (const name of consoleMethods) spoken[name] = () => undefined;
  return () => void Object.assign(spoken, before);
}
