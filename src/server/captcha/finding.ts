/** The result of a check; good without error codes. */
export interface Finding {
  readonly errorCodes: readonly string[];
  readonly score?: number;
  readonly action?: string;
  /** True if the check was impossible. */
  readonly skipped?: true;
}
