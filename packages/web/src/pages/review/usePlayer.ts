import { useEffect, useState } from 'react';
import type { Reviewed } from './useReview.ts';

/** Milliseconds for which a decision is shown during playback. */
export const SPEEDS = { slow: 1200, normal: 500, fast: 160 } as const;
export type Speed = keyof typeof SPEEDS;
export const SPEED_NAMES: readonly Speed[] = ['slow', 'normal', 'fast'];

/** Plays the game decision by decision. */
export interface Player {
  readonly playing: boolean;
  readonly speed: Speed;
  toggle(): void;
  stop(): void;
  setSpeed(speed: Speed): void;
}

/** `stops` lists decisions at which playback pauses. */
export function usePlayer({ facts, decision, shown, go }: Reviewed, stops: readonly number[] = []): Player {
  const [playing, setPlaying] = useState(false);
  const [speed, setSpeed] = useState<Speed>('normal');
  const end = facts.decisions + 1;
  const isThere = shown.decision === decision;
  useEffect(() => {
    if (!playing || !isThere) return undefined;
    if (decision >= end) {
      setPlaying(false);
      return undefined;
    }
    const timer = setTimeout(() => {
      go(decision + 1);
      if (stops.includes(decision + 1)) setPlaying(false);
    }, SPEEDS[speed]);
    return () => clearTimeout(timer);
  }, [playing, isThere, decision, end, speed, go, stops]);
  return {
    playing,
    speed,
    setSpeed,
    stop: () => setPlaying(false),
    toggle() {
      if (!playing && decision >= end) go(1);
      setPlaying(!playing);
    },
  };
}
