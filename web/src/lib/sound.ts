// Small sounds, made here; off until somebody wants them.
import { settings } from "./settings.svelte";

const TUNES: Record<"yours" | "nudge" | "reveal" | "end", number[]> = {
  yours: [659, 880],
  nudge: [880, 659, 880],
  reveal: [392, 523],
  end: [523, 659, 784],
};
let context: AudioContext | null = null;

export function ring(tune: keyof typeof TUNES): void {
  if (!settings.sound) return;
  context ??= new AudioContext();
  const { currentTime, destination } = context;
  TUNES[tune].forEach((frequency, at) => {
    const tone = new OscillatorNode(context!, { frequency, type: "sine" });
    const volume = new GainNode(context!, { gain: 0 });
    const start = currentTime + at * 0.12;
    volume.gain.setValueAtTime(0.08, start);
    volume.gain.exponentialRampToValueAtTime(0.001, start + 0.25);
    tone.connect(volume).connect(destination);
    tone.start(start);
    tone.stop(start + 0.25);
  });
}
