import type { Authenticator } from './authenticator.ts';
import { until, type Running } from './guests.ts';
import { call, type Answer, type Visitor } from './visitors.ts';

export interface Me {
  readonly id: string;
  readonly name: string;
  readonly devices: readonly { readonly id: string; readonly name: string; readonly current: boolean }[];
  readonly passkeys: readonly { readonly id: string; readonly name: string }[];
}

/** Helpers for tests of accounts. */
export interface AccountTools {
  readonly site: () => string;
  readonly me: (who: Visitor) => Promise<Me>;
  closing(cookie: string): Promise<() => Promise<number>>;
  register(who: Visitor, device: Authenticator, name?: string): Promise<Answer>;
  challenge(): Promise<{ challenge: string; rpId: string }>;
  signIn(device: Authenticator, cookie?: string): Promise<Answer>;
  link(who: Visitor): Promise<string>;
}

export function accountTools(server: Pick<Running, 'port'>): AccountTools {
  /** Opens a connection; returns a function that gives the code with which it is closed. */
  async function closing(cookie: string): Promise<() => Promise<number>> {
    const socket = new WebSocket(`ws://127.0.0.1:${server.port}/ws`, { protocols: ['thorp.3'], headers: { cookie } });
    const code = new Promise<number>(resolve => socket.addEventListener('close', event => resolve(event.code)));
    await until(() => socket.readyState === WebSocket.OPEN);
    return () => code;
  }

  const site = (): string => `http://127.0.0.1:${server.port}`;

  const me = async (who: Visitor): Promise<Me> => (await who.call('GET', '/api/me')).data as Me;

  async function register(who: Visitor, device: Authenticator, name = 'key ring'): Promise<Answer> {
    const options = (await who.call('POST', '/api/me/passkeys/options')).data as Parameters<
      Authenticator['register']
    >[0];
    return who.call('POST', '/api/me/passkeys', { name, response: device.register(options, site()) });
  }

  async function challenge(): Promise<{ challenge: string; rpId: string }> {
    return (await call(server.port, 'POST', '/api/sign-in/options')).data as { challenge: string; rpId: string };
  }

  async function signIn(device: Authenticator, cookie = ''): Promise<Answer> {
    const response = device.signIn(await challenge(), site());
    return call(server.port, 'POST', '/api/sign-in', { device: 'phone', response }, cookie);
  }

  async function link(who: Visitor): Promise<string> {
    return ((await who.call('POST', '/api/me/link')).data as { secret: string }).secret;
  }

  return { site, me, closing, register, challenge, signIn, link };
}
