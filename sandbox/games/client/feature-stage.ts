import { pause, type Shell } from './game-page.ts'

const BEGIN_MS = 1_600
const END_MS = 1_800

/**
 * The beginning and the end of a slot's feature, over its reels: what was won, and what it has paid in all. The message
 * below says the same to screen readers.
 */
export function createFeatureStage(reels: HTMLElement, shell: Shell) {
  async function show(words: string, ms: number): Promise<void> {
    shell.announce(words)
    const plate = document.createElement('p')
    plate.className = 'feature-plate'
    plate.textContent = words
    reels.append(plate)
    await pause(ms)
    plate.remove()
  }

  return {
    async begin(words: string): Promise<void> {
      document.body.classList.add('in-feature')
      shell.sound.play('feature')
      await show(words, BEGIN_MS)
    },
    async end(words: string): Promise<void> {
      await show(words, END_MS)
      document.body.classList.remove('in-feature')
    },
  }
}
