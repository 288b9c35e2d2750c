import type { DocumentTab } from './tabs.ts'

/** The problems of an upload; each has its text. */
export const PROBLEMS = [
  'file_empty',
  'file_type',
  'file_too_large',
  'file_broken',
  'file_incomplete',
  'file_heic',
  'file_unsafe',
  'file_infected',
  'too_many_files',
  'upload_too_large',
  'kind_missing',
  'DOCUMENT_STATE',
  'unavailable',
  'limited',
] as const
export type Problem = (typeof PROBLEMS)[number]

export function isProblem(text: string): text is Problem {
  return PROBLEMS.some((it) => it === text)
}

/** The form again, with the problem, and the file it concerns, if any. */
export type UploadReply = {
  tab: DocumentTab
  documentId: string | null
  problem: Problem
  file: string | null
}
