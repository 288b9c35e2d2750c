type Cue = 'spin' | 'win' | 'feature'
const NOTES: Record<Cue, number[]> = {
  spin: [220],
  win: [523, 659, 784],
  feature: [392, 523, 659, 784],
}

/** Short synthesised tones; silent until the player switches them on. */
export function createSound() {
  let context: AudioContext | null = null
  let on = false
  return {
    toggle(): boolean {
      on = !on
      if (on) context ??= new AudioContext()
      return on
    },
    play(cue: Cue): void {
      if (!on || !context) return
      NOTES[cue].forEach((frequency, index) => {
        if (!context) return
        const start = context.currentTime + index * 0.11
        const tone = context.createOscillator()
        const level = context.createGain()
        tone.frequency.value = frequency
        tone.type = 'triangle'
        level.gain.setValueAtTime(0.06, start)
        level.gain.exponentialRampToValueAtTime(0.0001, start + 0.25)
        tone.connect(level).connect(context.destination)
        tone.start(start)
        tone.stop(start + 0.26)
      })
    },
  }
}
