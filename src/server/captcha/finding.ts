/** What a check has found; good where there are no codes. */
export interface Finding {
  readonly errorCodes: readonly string[];
  readonly score?: number;
  readonly action?: string;
  /** True where nobody could check. */
  readonly skipped?: true;
}
