/** Two small sounds, made on the spot: a card laid on wood, and a bell. Off unless somebody wants them. */
type Sound = 'card' | 'bell';

let context: AudioContext | null = null;

export function play(sound: Sound): void {
  context ??= new AudioContext();
  const start = context.currentTime;
  if (sound === 'card') tone(context, 'triangle', 190, start, 0.09, 0.16);
  else {
    tone(context, 'sine', 784, start, 0.8, 0.08);
    tone(context, 'sine', 1175, start + 0.09, 0.9, 0.05);
  }
}

function tone(
  at: AudioContext,
  type: OscillatorType,
  hertz: number,
  start: number,
  seconds: number,
  volume: number,
): void {
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
