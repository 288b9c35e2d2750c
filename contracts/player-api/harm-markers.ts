import { z } from 'zod'
import type { Calls } from './call.ts'
import { INTERVENTION_ANSWERS, MARKER_LEVELS, MARKER_RULES } from './protection-words.ts'

/**
 * Markers of harm: patterns found in a player's own play, their reasons, and the message that was shown (ours, d).
 * Instants are ISO 8601.
 */

/** The version of the text that was shown: of the catalogue, or a content document with its revision. */
const textVersion = z.string().regex(/^[\w.:-]{1,80}$/)

export const markerFigure = z.object({
  name: z.string(),
  unit: z.enum(['count', 'minutes', 'money']),
  value: z.number(),
})

export const warning = z.object({
  id: z.string(),
  rule: z.enum(MARKER_RULES),
  level: z.literal(MARKER_LEVELS),
  at: z.string(),
  figures: z.array(markerFigure),
  /** When it was first shown, and when it was answered; null: not yet. */
  shownAt: z.string().nullable(),
  answeredAt: z.string().nullable(),
  answer: z.enum(INTERVENTION_ANSWERS).nullable(),
})
export type HarmMarker = z.infer<typeof warning>

export const warnings = z.object({
  currency: z.string(),
  /** Newest first, 100 at most. */
  warnings: z.array(warning),
  /** Until then the player gets no marketing; null: no such restriction. */
  noMarketingUntil: z.string().nullable(),
})
export type HarmMarkers = z.infer<typeof warnings>

export const interventionShown = z.strictObject({ textVersion }).partial()
export const interventionAnswer = z.strictObject({
  answer: z.enum(INTERVENTION_ANSWERS),
  textVersion: textVersion.optional(),
})

/** What the next page has to show: the newest open warning, and whether a limit review is due. */
export const notices = z.object({
  currency: z.string(),
  warning: warning.nullable(),
  isReviewDue: z.boolean(),
  /** The review has been recorded as shown. */
  isReviewShown: z.boolean(),
})
export type Notices = z.infer<typeof notices>

/** Markers of harm, and the notice for the next page (ours). */
export const harmMarkerCalls = {
  readNotices: {
    method: 'GET',
    path: '/v1/player/notices',
    summary: 'What is to be said on the next page: a warning, and that limits are to be looked at',
    access: 'player',
    right: 'own',
    status: 200,
    answer: notices,
    refusals: [],
  },
  readWarnings: {
    method: 'GET',
    path: '/v1/player/warnings',
    summary: 'What the player was told, and why, newest first',
    access: 'player',
    right: 'own',
    status: 200,
    answer: warnings,
    refusals: [],
  },
  noteWarningShown: {
    method: 'POST',
    path: '/v1/player/warnings/:id/shown',
    summary: 'Put on record that the message stands before the player',
    access: 'player',
    right: 'own',
    body: interventionShown,
    status: 204,
    answer: null,
    refusals: ['NOT_FOUND'],
  },
  answerWarning: {
    method: 'POST',
    path: '/v1/player/warnings/:id/answer',
    summary: 'The player has read the message, and goes one of its ways on',
    access: 'player',
    right: 'own',
    body: interventionAnswer,
    status: 204,
    answer: null,
    refusals: ['NOT_FOUND'],
  },
} satisfies Calls
