import { expect, test } from 'vitest';
import { readConfig, VARIABLES } from '../src/index.ts';

test('every variable that is read is described, with its usual value', () => {
  const read = new Set<string>();
  const watched = new Proxy<{ [name: string]: string }>(
    {},
    {
      get(_, name) {
        read.add(String(name));
        return undefined;
      },
    },
  );
  const usual = readConfig(watched);
  expect(VARIABLES.map(({ name }) => name).toSorted()).toEqual([...read].toSorted());
  expect(readConfig(Object.fromEntries(VARIABLES.map(({ name, defaultValue }) => [name, defaultValue])))).toEqual(
    usual,
  );
});

test('one message names everything that is wrong, and prints neither key nor passwords', () => {
  const wrong = {
    PORT: '70000',
    DATABASE_URL: 'postgres://thorp:hidden1@db:port/thorp',
    THORP_DATABASE_CONNECTIONS: '1',
    THORP_KEY: 'hidden2',
    THORP_ORIGINS: 'https://one.example/page,two.example',
    THORP_TRUST_PROXY: 'maybe',
    THORP_IDLE_SECONDS: '0.5',
    THORP_SITE: 'one.example',
    THORP_SMTP_URL: 'http://me:hidden3@mail',
    THORP_MAIL_FROM: 'nobody',
    THORP_CONTACT: 'somebody',
    THORP_LOG: 'loud',
  };
  const said = (): string => {
    try {
      return JSON.stringify(readConfig(wrong));
    } catch (error) {
      return String(error);
    }
  };
  const text = said();
  for (const name of Object.keys(wrong)) expect(text).toContain(name);
  // One line for each, and two for the origins.
  expect(text.split('\n')).toHaveLength(Object.keys(wrong).length + 2);
  expect(text).not.toContain('hidden');
});
