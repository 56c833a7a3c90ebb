import { fieldsOf } from '@thorp/kernel';
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

/** Reports to `fault` why a message was not sent, and rejects. */
export function openMailer({ url, from }: MailConfig, fault: (error: unknown) => void): Mailer {
  let transport: Promise<Transporter> | null = null;
  return {
    async send({ to, subject, text }) {
      try {
        await (await (transport ??= connect(url))).sendMail({ from, to: { name: '', address: to }, subject, text });
      } catch (error) {
        fault(new Error(`an e-mail was not sent: ${causeOf(error)}`));
        throw error;
      }
    },
    close: () => void transport?.then(opened => opened.close()),
  };
}

/** The library is loaded for the first message, so that the server starts quickly. */
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

/** The error code of the connection or the mail server, without its text, which may contain the address. */
function causeOf(error: unknown): string {
  const { responseCode, code } = fieldsOf(error) ?? {};
  const cause = responseCode ?? code;
  return typeof cause === 'number' || typeof cause === 'string' ? String(cause) : 'unknown reason';
}
