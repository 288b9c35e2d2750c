import { type ChangeEvent, useRef, useState } from 'react'
import { MAX_DOCUMENT_BYTES, MAX_DOCUMENT_FILES } from '#contracts/player-api/verification-words.ts'
import type { Problem } from './problems.ts'

type Wrong = { problem: Problem; file: string | null }

/**
 * The files of a form: those of its field, plus pictures from the camera. The field contains all of them, so the form
 * submits what is shown. Too many or too large files are reported before submission, rather than by the server later.
 */
export function useChosenFiles() {
  const [files, setFiles] = useState<readonly File[]>([])
  const [problem, setProblem] = useState<Wrong | null>(null)
  const input = useRef<HTMLInputElement>(null)
  const put = (next: readonly File[]) => {
    const held = new DataTransfer()
    for (const file of next) held.items.add(file)
    if (input.current) input.current.files = held.files
    setFiles(next)
    setProblem(null)
  }
  return {
    files,
    input,
    problem,
    choose: (event: ChangeEvent<HTMLInputElement>) => {
      const chosen = [...(event.currentTarget.files ?? [])]
      put(chosen)
    },
    add: (picture: File) => put([...files, picture]),
    remove: (file: File) => {
      put(files.filter((it) => it !== file))
      input.current?.focus()
    },
    /** True: the form may be submitted. */
    check: () => {
      const wrong = problemOf(files)
      setProblem(wrong)
      return wrong === null
    },
  }
}

function problemOf(files: readonly File[]): Wrong | null {
  if (files.length > MAX_DOCUMENT_FILES) return { problem: 'too_many_files', file: null }
  const large = files.find((it) => it.size > MAX_DOCUMENT_BYTES)
  return large ? { problem: 'file_too_large', file: large.name } : null
}
