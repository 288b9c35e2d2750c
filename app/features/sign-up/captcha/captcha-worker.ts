import { createSearch } from './sha256.ts'

export type Puzzle = { challenge: string; difficulty: number }
export type PuzzleNews = { answer: string }

const STEP = 8_192

/** Runs off the main thread, so that it never delays typing. */
self.addEventListener('message', (event: MessageEvent<Puzzle>) => {
  const { challenge, difficulty } = event.data
  const search = createSearch(`${challenge}.`, difficulty)
  for (let from = 0; ; from += STEP) {
    const number = search.between(from, from + STEP)
    if (number !== null) {
      self.postMessage({ answer: `${challenge}.${number}` } satisfies PuzzleNews)
      return
    }
  }
})
