import { useCallback, useEffect, useRef, useState } from 'react'
import type { Puzzle, PuzzleNews } from './captcha-worker.ts'

/** What the form sends when the check could not be done here: the platform then refuses it by itself. */
export const UNSOLVED = 'unsolved'
const CHALLENGE_PATH = '/api/signup/challenge'
/** A puzzle about to end is not handed in. */
const SPARE_MS = 20_000

type Solved = { answer: string; expiresAt: number }
type Solving = { solved: Promise<Solved | null>; stop: () => void }

/**
 * The check that a person and no flood signs up (GAP-051). `prepare` begins as soon as somebody uses the
 * form, so that it is mostly done when the form is sent; `take` gives an answer, good for one sending.
 */
export function useCaptcha() {
  const running = useRef<Solving | null>(null)
  const [waiting, setWaiting] = useState(false)
  useEffect(() => () => running.current?.stop(), [])

  const prepare = useCallback(() => {
    running.current ??= solve()
  }, [])

  const take = useCallback(async (): Promise<string> => {
    setWaiting(true)
    try {
      for (let turn = 0; turn < 2; turn += 1) {
        running.current ??= solve()
        const solved = await running.current.solved
        running.current = null
        if (solved && solved.expiresAt - SPARE_MS > Date.now()) return solved.answer
      }
      return UNSOLVED
    } finally {
      setWaiting(false)
    }
  }, [])

  return { prepare, take, waiting }
}

/** Null where the puzzle or the worker cannot be had: the platform then has the last word. */
function solve(): Solving {
  let worker: Worker | undefined
  const stop = () => worker?.terminate()
  const work = async () => {
    const puzzle = await fetchPuzzle()
    worker = new Worker(new URL('./captcha-worker.ts', import.meta.url), { type: 'module' })
    return answerOf(worker, puzzle)
  }
  return {
    solved: work()
      .catch(() => null)
      .finally(stop),
    stop,
  }
}

async function fetchPuzzle(): Promise<Puzzle & { expiresAt: number }> {
  const response = await fetch(CHALLENGE_PATH, { headers: { accept: 'application/json' } })
  if (!response.ok) throw new Error('there is no puzzle now')
  const { challenge, difficulty, expiresAt } = await response.json()
  return { challenge, difficulty, expiresAt: Date.parse(expiresAt) }
}

function answerOf(worker: Worker, puzzle: Puzzle & { expiresAt: number }): Promise<Solved> {
  return new Promise((resolve, reject) => {
    worker.addEventListener('error', () => reject(new Error('the check failed')))
    worker.addEventListener('message', ({ data }: MessageEvent<PuzzleNews>) => {
      resolve({ answer: data.answer, expiresAt: puzzle.expiresAt })
    })
    worker.postMessage({ challenge: puzzle.challenge, difficulty: puzzle.difficulty })
  })
}
