export interface Mail {
  readonly to: string
  readonly subject: string
  readonly text: string
}

/** Hands mails to the world. Rejects when the next post office does not take them. */
export interface Mailer {
  send(mail: Mail): Promise<void>
  close(): void
}
