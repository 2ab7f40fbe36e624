/** The server's own figures, from its Prometheus metrics. */
export interface ServerFigures {
  readonly rssMb: number;
  readonly heapUsedMb: number;
  /** The 99th percentile since the scrape before, in ms. An idle loop shows 10, the interval of its measurement. */
  readonly eventLoopP99Ms: number;
  /** CPU time of the process until now, in s. */
  readonly cpuSeconds: number;
  readonly sockets: number;
}

const mb = 1024 * 1024;
const scrapeWithinMs = 8_000;

/** The values of a Prometheus text that have no labels, by name. */
export function parseMetrics(text: string): ReadonlyMap<string, number> {
  return new Map(
    [...text.matchAll(/^([a-z_][a-z0-9_]*) (\S+)/gim)].map(([, name = '', value]) => [name, Number(value)]),
  );
}

/** Throws for an answer that isn't the metrics of this product. */
export function figuresOf(text: string): ServerFigures {
  const values = parseMetrics(text);
  const value = (name: string) => {
    const found = values.get(name);
    if (found === undefined || Number.isNaN(found)) throw new Error(`the metrics have no ${name}`);
    return found;
  };
  return {
    rssMb: value('process_resident_memory_bytes') / mb,
    heapUsedMb: value('nodejs_heap_size_used_bytes') / mb,
    eventLoopP99Ms: value('nodejs_eventloop_lag_p99_seconds') * 1000,
    cpuSeconds: value('process_cpu_seconds_total'),
    sockets: value('siraj_live_sockets'),
  };
}

/** One scrape. A token goes as bearer token. Throws where the address doesn't answer with metrics. */
export async function scrape(address: string, token?: string): Promise<ServerFigures> {
  const answer = await fetch(address, {
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
    signal: AbortSignal.timeout(scrapeWithinMs),
  });
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  return figuresOf(await answer.text());
}
