export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** Hands a mail over for delivery; rejects when that failed and may be tried again. */
export interface Mailer {
  send(mail: Mail): Promise<void>;
}
