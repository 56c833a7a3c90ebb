import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';
import { browserPath } from './chromium.ts';

export type Size = 'phone' | 'tablet' | 'desktop';
export type Theme = 'light' | 'dark';

export const SIZES: { readonly [S in Size]: { readonly width: number; readonly height: number } } = {
  phone: { width: 390, height: 844 },
  tablet: { width: 820, height: 1180 },
  desktop: { width: 1440, height: 900 },
};

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--hide-scrollbars',
];

export async function openBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: await browserPath(), args: FLAGS });
}

let shared: Promise<Browser> | null = null;

/** The browser of this worker, for all its test files. It ends with the worker. */
export function sharedBrowser(): Promise<Browser> {
  shared ??= openBrowser();
  return shared;
}

/** Milliseconds after which a test stops waiting. A slow, crowded machine stays far below it. */
export const PATIENCE = 120_000;

export interface Look {
  readonly size?: Size;
  readonly theme?: Theme;
  /** Animations are off unless a test is about them. */
  readonly motion?: boolean;
  /** Big moments are off unless a test is about them: each waits for Continue. */
  readonly moments?: boolean;
  readonly locale?: string;
  /** The service worker stores the page, which takes as long as a visit; so it is on only if a test is about it. */
  readonly offline?: boolean;
}

export interface Visit {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Complaints of the page: errors in the console, exceptions, requests to other hosts. */
  readonly complaints: string[];
}

/** A fresh visitor: nothing stored, nothing cached. */
export async function visit(browser: Browser, address: string, look: Look = {}): Promise<Visit> {
  const {
    size = 'desktop',
    theme = 'light',
    motion = false,
    moments = false,
    locale = 'en-GB',
    offline = false,
  } = look;
  const context = await browser.newContext({
    baseURL: address,
    viewport: SIZES[size],
    colorScheme: theme,
    reducedMotion: motion ? 'no-preference' : 'reduce',
    hasTouch: size !== 'desktop',
    locale,
    serviceWorkers: offline ? 'allow' : 'block',
  });
  context.setDefaultTimeout(PATIENCE);
  if (!moments) await context.addInitScript(turnMomentsOff);
  const complaints: string[] = [];
  const page = await context.newPage();
  listen(page, address, complaints);
  return { page, context, complaints };
}

/** Runs inside the page before its scripts, unless it already has preferences. */
function turnMomentsOff(): void {
  // A blank page has no storage.
  if (location.protocol === 'about:' || localStorage.getItem('thorp-preferences') !== null) return;
  localStorage.setItem('thorp-preferences', JSON.stringify({ moments: false }));
}

export function listen(page: Page, address: string, complaints: string[]): void {
  page.on('console', message => {
    if (message.type() === 'error') complaints.push(`${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', error => complaints.push(error.message));
  page.on('request', request => {
    const url = request.url();
    if (!url.startsWith(address) && !/^(data|blob):/.test(url)) complaints.push(`left the host: ${url}`);
  });
}
