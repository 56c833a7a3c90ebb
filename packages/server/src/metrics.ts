import { keysOf, tableOf } from '@thorp/kernel';

/** Upper ends of the latency buckets, in milliseconds. */
const BUCKETS = [1, 2, 5, 10, 20, 50, 100, 250, 1000];

const COUNTERS = {
  thorp_actions_total: 'Actions that were stored and acknowledged',
  thorp_refused_total: 'Messages that were answered with an error',
  thorp_messages_total: 'Messages received',
  thorp_slow_readers_total: 'Connections dropped because they did not read',
  thorp_notices_total: 'Messages sent to people by push, e-mail or webhook',
  thorp_notices_failed_total: 'Messages that could not be sent, or whose receiver is gone',
  thorp_loads_total: 'Tables loaded from the store',
} as const;

export interface Metrics {
  count(name: keyof typeof COUNTERS): void;
  /** How long an action took from its message to its acknowledgement. */
  took(ms: number): void;
  /** The text for Prometheus, with the current values of gauges. */
  text(gauges: { readonly [name: string]: number }): string;
}

export function openMetrics(): Metrics {
  const counts = tableOf(keysOf(COUNTERS), () => 0);
  const buckets = BUCKETS.map(() => 0);
  let [sum, total] = [0, 0];
  return {
    count: name => void counts[name]++,
    took(ms) {
      sum += ms;
      total++;
      for (let i = BUCKETS.length - 1; i >= 0 && ms <= (BUCKETS[i] ?? 0); i--) buckets[i] = (buckets[i] ?? 0) + 1;
    },
    text(gauges) {
      const lines: string[] = [];
      for (const name of keysOf(COUNTERS)) {
        lines.push(`# HELP ${name} ${COUNTERS[name]}`, `# TYPE ${name} counter`, `${name} ${counts[name]}`);
      }
      for (const [name, value] of Object.entries(gauges)) lines.push(`# TYPE ${name} gauge`, `${name} ${value}`);
      lines.push('# TYPE thorp_action_ms histogram');
      for (const [i, most] of BUCKETS.entries()) lines.push(`thorp_action_ms_bucket{le="${most}"} ${buckets[i]}`);
      lines.push(
        `thorp_action_ms_bucket{le="+Inf"} ${total}`,
        `thorp_action_ms_sum ${sum}`,
        `thorp_action_ms_count ${total}`,
      );
      return `${lines.join('\n')}\n`;
    },
  };
}
