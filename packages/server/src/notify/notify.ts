import type { Config } from '../config.ts';
import { readKey } from '../store/sealed.ts';
import type { ServerStore } from '../store/types.ts';
import { openMailer } from './email.ts';
import { openNotifier, type Notifier, type NotifierPorts } from './notifier.ts';
import type { NotifySettings } from './notifyRoutes.ts';
import { outgoing } from './outgoing.ts';
import { sending, type SendPorts } from './send.ts';
import { serverKeys } from './webPush.ts';

export interface Notifications {
  readonly settings: NotifySettings;
  readonly notifier: Notifier;
  close(): void;
}

interface NotificationPorts extends Pick<NotifierPorts, 'now' | 'setDue'>, Pick<SendPorts, 'metrics'> {
  /** A message could not be sent, for a reason that the people who run the server can fix. */
  fault(error: unknown): void;
}

/** Opens everything about notifications, according to the configuration. */
export function openNotifications(
  config: Config,
  store: ServerStore,
  { now, setDue, metrics, fault }: NotificationPorts,
): Notifications {
  const key = readKey(config.data, config.key);
  const keys = serverKeys(key);
  const mailer = config.mail && openMailer(config.mail, fault);
  const { site, contact, privateTargets: allowPrivate } = config;
  const send = sending({ key, keys, mailer, site, contact, post: outgoing(allowPrivate), metrics, now });
  return {
    settings: { key, publicKey: keys.publicKey, mailer, site, allowPrivate },
    notifier: openNotifier({ store, send, now, setDue }),
    close: () => mailer?.close(),
  };
}
