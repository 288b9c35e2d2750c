import { useCallback, useEffect, useRef, useState } from 'react'
import type { Puzzle, PuzzleNews } from './captcha-worker.ts'

/** Sent when the check could not be done here: the platform then refuses the form. */
export const UNSOLVED = 'unsolved'
const CHALLENGE_PATH = '/api/signup/challenge'
/** A puzzle about to expire is not used. */
const SPARE_MS = 20_000

type Solved = { answer: string; expiresAt: number }
type Solving = { solved: Promise<Solved | null>; stop: () => void }

/**
 * The proof-of-work check against automated sign-ups (GAP-051). `prepare` starts as soon as the form is used, so that
 * it is mostly done on submit; `take` returns a solution, valid for one submission.
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

/** Null if the puzzle or the worker is unavailable: the platform then decides. */
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
