import { sameLevel } from '#contracts/player-api/verification-need.ts'

const LEVELS = [
  'NOT_VERIFIED',
  'DATA_VERIFIED',
  'PENDING',
  'FULLY_VERIFIED',
  'ENHANCED',
  'EDD_PENDING',
  'EDD_UNDER_REVIEW',
  'RESTRICTED',
  'SUSPENDED',
  'PENDING_EXPIRED',
  'NOT_REQUIRED',
] as const
type LevelWord = (typeof LEVELS)[number]

/** The text for what a level means for deposits and withdrawals (KYC-01, CON-18); null: the level is unknown. */
export function levelWord(level: string): LevelWord | null {
  const name = sameLevel(level).replace(' ', '_')
  return LEVELS.find((it) => it === name) ?? null
}

const TONES: Partial<Record<LevelWord, 'success' | 'warning'>> = {
  FULLY_VERIFIED: 'success',
  ENHANCED: 'success',
  NOT_REQUIRED: 'success',
  EDD_PENDING: 'warning',
  RESTRICTED: 'warning',
  SUSPENDED: 'warning',
  PENDING_EXPIRED: 'warning',
}

export function levelTone(word: LevelWord): 'success' | 'warning' | 'info' {
  return TONES[word] ?? 'info'
}
