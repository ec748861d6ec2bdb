/** What a beep needs of the browser; a test brings its own. */
export type AudioMaker = () => AudioContext | undefined

export interface Beeper {
  /** Makes sound possible. Browsers allow it only while a press is being handled; whether it worked. */
  arm(): Promise<boolean>
  /** Whether a beep would be heard. */
  isArmed(): boolean
  /** Two short tones for critical, one for anything else; nothing before it is armed. */
  beep(isCritical: boolean): void
}

const CRITICAL_HZ = 880
const OTHER_HZ = 587
const TONE_S = 0.12
const PAUSE_S = 0.08
const LOUDNESS = 0.2
/** A burst is one signal, not a siren. */
const LEAST_BETWEEN_S = 2

const browserAudio: AudioMaker = () => (typeof AudioContext === 'undefined' ? undefined : new AudioContext())

/** Beeps by WebAudio. It never makes a sound by itself: somebody must have pressed a button on this page. */
export function createBeeper(make: AudioMaker = browserAudio): Beeper {
  let audio: AudioContext | undefined
  let lastAt = Number.NEGATIVE_INFINITY

  function tone(context: AudioContext, at: number, hertz: number) {
    const oscillator = context.createOscillator()
    const gain = context.createGain()
    oscillator.frequency.value = hertz
    // Soft ends: a tone that is cut off clicks.
    gain.gain.setValueAtTime(0, at)
    gain.gain.linearRampToValueAtTime(LOUDNESS, at + 0.01)
    gain.gain.linearRampToValueAtTime(0, at + TONE_S)
    oscillator.connect(gain).connect(context.destination)
    oscillator.start(at)
    oscillator.stop(at + TONE_S)
  }

  return {
    async arm() {
      audio ??= make()
      if (audio?.state === 'suspended') await audio.resume()
      return audio?.state === 'running'
    },
    isArmed: () => audio?.state === 'running',
    beep(isCritical) {
      if (audio?.state !== 'running' || audio.currentTime - lastAt < LEAST_BETWEEN_S) return
      lastAt = audio.currentTime
      tone(audio, lastAt, isCritical ? CRITICAL_HZ : OTHER_HZ)
      if (isCritical) tone(audio, lastAt + TONE_S + PAUSE_S, CRITICAL_HZ)
    },
  }
}
