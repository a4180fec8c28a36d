export interface Mail {
  readonly to: string
  readonly subject: string
  readonly text: string
}

/** Sends emails. `send` rejects when the SMTP server does not accept the email. */
export interface Mailer {
  send(mail: Mail): Promise<void>
  close(): void
}
