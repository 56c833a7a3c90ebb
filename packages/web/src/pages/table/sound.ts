/** Two synthesized sounds: a card on wood, and a bell. Off by default. */
const SOUNDS = {
  card: [{ type: 'triangle', hertz: 190, after: 0, seconds: 0.09, volume: 0.16 }],
  bell: [
    { type: 'sine', hertz: 784, after: 0, seconds: 0.8, volume: 0.08 },
    { type: 'sine', hertz: 1175, after: 0.09, seconds: 0.9, volume: 0.05 },
  ],
} as const satisfies { [sound: string]: readonly Tone[] };

interface Tone {
  readonly type: OscillatorType;
  readonly hertz: number;
  readonly after: number;
  readonly seconds: number;
  readonly volume: number;
}

let context: AudioContext | null = null;

export function play(sound: keyof typeof SOUNDS): void {
  context ??= new AudioContext();
  for (const tone of SOUNDS[sound]) strike(context, tone);
}

function strike(at: AudioContext, { type, hertz, after, seconds, volume }: Tone): void {
  const start = at.currentTime + after;
  const oscillator = at.createOscillator();
  const gain = at.createGain();
  oscillator.type = type;
  oscillator.frequency.value = hertz;
  gain.gain.setValueAtTime(volume, start);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + seconds);
  oscillator.connect(gain).connect(at.destination);
  oscillator.start(start);
  oscillator.stop(start + seconds);
}
