let audio: AudioContext | undefined;

/** Beeps and vibrates: high and short for an article, low and twice for a number that nobody knows. */
export function signalScan(isKnown: boolean): void {
  navigator.vibrate?.(isKnown ? 60 : [60, 60, 60]);
  try {
    audio ??= new AudioContext();
    // Browsers allow sound only after the page was touched.
    void audio.resume().catch(() => undefined);
    if (audio.state !== 'running') return;
    for (const start of isKnown ? [0] : [0, 0.18])
      beep(audio, isKnown ? 1_320 : 330, audio.currentTime + start);
  } catch {
    // Without sound there are vibration, picture and words.
  }
}

function beep(context: AudioContext, frequency: number, at: number): void {
  const tone = context.createOscillator();
  const volume = context.createGain();
  tone.frequency.value = frequency;
  volume.gain.setValueAtTime(0.15, at);
  volume.gain.exponentialRampToValueAtTime(0.001, at + 0.12);
  tone.connect(volume).connect(context.destination);
  tone.start(at);
  tone.stop(at + 0.13);
}
