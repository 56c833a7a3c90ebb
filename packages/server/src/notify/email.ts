import type { Transporter } from 'nodemailer';

export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

export interface Mailer {
  send(mail: Mail): Promise<void>;
  close(): void;
}

const LIMIT_MS = 10_000;

export interface MailConfig {
  /** As smtp://user:password@host:587, or smtps:// for TLS from the start. */
  readonly url: string;
  readonly from: string;
}

export function openMailer({ url, from }: MailConfig): Mailer {
  let transport: Promise<Transporter> | null = null;
  return {
    async send({ to, subject, text }) {
      await (await (transport ??= connect(url))).sendMail({ from, to: { name: '', address: to }, subject, text });
    },
    close: () => void transport?.then(opened => opened.close()),
  };
}

/** The library is read from disk for the first message, so that the server starts quickly. */
async function connect(url: string): Promise<Transporter> {
  const { createTransport } = await import('nodemailer');
  return createTransport({
    url,
    connectionTimeout: LIMIT_MS,
    greetingTimeout: LIMIT_MS,
    socketTimeout: LIMIT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}
