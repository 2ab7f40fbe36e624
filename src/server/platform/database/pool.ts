/** What one statement answered, whichever store ran it. */
export interface StatementResult {
  readonly command: string;
  readonly rowCount: number;
  readonly rows: unknown[];
}

export interface Connection {
  query(sql: string, parameters: readonly unknown[]): Promise<StatementResult>;
  release(): void;
}

export interface PoolStats {
  readonly max: number;
  readonly busy: number;
  readonly idle: number;
  /** Callers that wait for a connection. */
  readonly waiting: number;
}

/** Where connections come from: a pool of pg, or the one connection of PGlite. */
export interface Pool {
  connect(): Promise<Connection>;
  stats(): PoolStats;
  end(): Promise<void>;
}
