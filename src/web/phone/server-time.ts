/** Of these, the one with the smallest round trip counts: it bounds the error best. */
const samplesInRow = 3;
/** In this time a device's clock drifts by some ms from the server's. */
export const measureEveryMs = 2 * 60 * 1000;
/** More than an answer to a request for the time has. */
const maxAnswerLength = 64;

export interface ServerTime {
  /** Uses this socket from now on. */
  use: (socket: WebSocket) => void;
  /** Asks for three samples, one after the other; does nothing without an open socket. */
  measure: () => void;
  /** The server's time in whole ms since 1970, at an event by its `timeStamp` or now; null until it is known. */
  serverNow: (timeStamp?: number) => number | null;
}

/** The server's time on this phone, by requests over its live socket. `now` is the time base of events, in ms. */
export function createServerTime(now: () => number = () => performance.now()): ServerTime {
  let socket: WebSocket | null = null;
  let offsetMs: number | null = null;
  let best: { readonly roundTripMs: number; readonly offsetMs: number } | null = null;
  let left = 0;
  let asked = 0;
  let askedAt = 0;

  const ask = () => {
    if (socket?.readyState !== WebSocket.OPEN) return;
    asked += 1;
    askedAt = now();
    socket.send(JSON.stringify({ clock: asked }));
  };
  const take = (data: unknown) => {
    const receivedAt = now();
    const answer = answerOf(data);
    if (answer === null || answer.clock !== asked || left === 0) return;
    left -= 1;
    const roundTripMs = receivedAt - askedAt;
    if (best === null || roundTripMs < best.roundTripMs)
      best = { roundTripMs, offsetMs: answer.at - (askedAt + receivedAt) / 2 };
    // Until the row is complete, an earlier row's offset counts, if there is one.
    if (left === 0 || offsetMs === null) offsetMs = best.offsetMs;
    if (left > 0) ask();
  };

  return {
    use(opened) {
      socket = opened;
      opened.addEventListener('message', ({ data }) => {
        if (socket === opened) take(data);
      });
    },
    measure() {
      left = samplesInRow;
      best = null;
      ask();
    },
    serverNow: (timeStamp = now()) => (offsetMs === null ? null : Math.round(timeStamp + offsetMs)),
  };
}

/** The answer to a request for the time; null for any other message, most of which are not even parsed. */
function answerOf(data: unknown): { readonly clock: number; readonly at: number } | null {
  if (typeof data !== 'string' || data.length > maxAnswerLength || !data.startsWith('{"clock":')) return null;
  try {
    const { clock, at } = JSON.parse(data) as { clock: unknown; at: unknown };
    return typeof clock === 'number' && typeof at === 'number' ? { clock, at } : null;
  } catch {
    return null;
  }
}
