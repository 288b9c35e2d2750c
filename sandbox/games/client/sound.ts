import { CUES, type Cue, type Layer } from './cues.ts'

/** What happens at once, as all reels do without motion, is heard once. */
const AT_ONCE_S = 0.03
/** A tone that begins or ends at once clicks. */
const ATTACK_S = 0.006
const SILENT = 0.0001

/**
 * The sounds of a game, made from its cues; silent until the player switches them on, or has done so before, and in a
 * page that is not seen.
 */
export function createSound(wasOn: boolean) {
  let context: AudioContext | null = null
  let noise: AudioBuffer | null = null
  let on = wasOn
  const lastAt = new Map<Cue, number>()
  // Browsers let a page be heard from the first touch or key on; what came before is not made up for.
  const wake = () => {
    if (on) context ??= new AudioContext()
  }
  for (const touch of ['pointerup', 'keydown']) document.addEventListener(touch, wake)
  return {
    isOn: () => on,
    toggle(): boolean {
      on = !on
      wake()
      return on
    },
    play(cue: Cue): void {
      if (!on || !context || document.hidden) return
      const now = context.currentTime
      if (now - (lastAt.get(cue) ?? Number.NEGATIVE_INFINITY) < AT_ONCE_S) return
      lastAt.set(cue, now)
      noise ??= whiteNoise(context)
      for (const layer of CUES[cue]) playLayer(context, layer, noise)
    },
  }
}

function playLayer(context: AudioContext, layer: Layer, noise: AudioBuffer): void {
  const { wave, from, to = from, level } = layer
  const start = context.currentTime + layer.at
  const end = start + layer.for
  const gain = context.createGain()
  gain.gain.setValueAtTime(SILENT, start)
  gain.gain.linearRampToValueAtTime(level, start + ATTACK_S)
  gain.gain.exponentialRampToValueAtTime(SILENT, end)
  gain.connect(context.destination)
  const glide = (frequency: AudioParam) => {
    frequency.setValueAtTime(from, start)
    frequency.exponentialRampToValueAtTime(to, end)
  }
  if (wave === 'noise') {
    const source = new AudioBufferSourceNode(context, { buffer: noise, loop: true })
    const band = new BiquadFilterNode(context, { type: 'bandpass', Q: 1.2 })
    glide(band.frequency)
    source.connect(band).connect(gain)
    source.start(start)
    source.stop(end)
  } else {
    const tone = new OscillatorNode(context, { type: wave })
    glide(tone.frequency)
    tone.connect(gain)
    tone.start(start)
    tone.stop(end)
  }
}

/** A second of it, which is repeated. */
function whiteNoise(context: AudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate, context.sampleRate)
  buffer.copyToChannel(
    Float32Array.from({ length: buffer.length }, () => Math.random() * 2 - 1),
    0,
  )
  return buffer
}
