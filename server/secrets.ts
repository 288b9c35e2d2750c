import { createHmac, randomBytes } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import type { DocumentKeys } from '#platform/verification/index.ts'
import { documentKeys } from './document-keys.ts'
import { DEMO_LAKE_TOKEN, type Env } from './env.ts'

const stored = z.object({ session: z.string().min(32) })

export type Secrets = {
  session: string
  /** Of each known game provider, by its id. */
  games: Readonly<Record<string, string>>
  /** Of each sportsbook, by its provider. */
  sportsbooks: Readonly<Record<string, string>>
  /** Shared with the payment provider. */
  psp: string
  /** Key for what the platform hashes or seals: one-time codes, puzzles. */
  identity: string
  /** Keys that seal document files. */
  documents: DocumentKeys
  /** Shared with the identity check provider. */
  identityCheck: string
  /** Shared with the registers that the sandbox simulates. */
  registers: string
  lakeToken: string
  /** Seals previews; null in live mode without SANITY_PREVIEW_SECRET: then there are none (GAP-159). */
  preview: string | null
  /** By which the lake knows the site among all who read without an account; needs the same session secret in both. */
  siteToken: string
  /** Reads drafts of the embedded lake, for previews. Never leaves this process. */
  viewerToken: string
}

/**
 * The secrets of this installation. Live mode takes them from the environment; a demo generates its own once and keeps
 * them in the data folder, so that no key is in the source.
 */
export async function readSecrets(env: Env): Promise<Secrets> {
  const lakeToken = env.LAKE_TOKEN ?? DEMO_LAKE_TOKEN
  const session =
    env.SESSION_SECRET ?? (await readOrDraw(join(env.PLAYHOUSE_DATA, 'secrets.json'))).session
  return {
    session,
    games: gameSecrets(env, session),
    sportsbooks: sportsbookSecrets(env, session),
    psp: env.PSP_SECRET ?? drawnFrom(session, 'payment provider'),
    identity: drawnFrom(session, 'identity'),
    documents: documentKeys(env.DOCUMENT_KEYS, drawnFrom(session, 'documents')),
    identityCheck: env.IDENTITY_CHECK_SECRET ?? drawnFrom(session, 'identity check'),
    registers: drawnFrom(session, 'registers of excluded people'),
    lakeToken,
    siteToken: drawnFrom(session, 'the site at the lake'),
    ...previewSecrets(env, session),
  }
}

function drawnFrom(secret: string, purpose: string): string {
  return createHmac('sha256', secret).update(purpose).digest('hex')
}

/** Live mode has a secret per provider; in a demo they share one that is derived from the session secret. */
function gameSecrets({ gameHosts }: Env, session: string): Record<string, string> {
  return Object.fromEntries(
    gameHosts.map(({ id, secret }) => [id, secret ?? drawnFrom(session, `game provider ${id}`)]),
  )
}

function sportsbookSecrets({ sportsbooks }: Env, session: string): Record<string, string> {
  return Object.fromEntries(
    sportsbooks.map(({ id, secret }) => [id, secret ?? drawnFrom(session, `sportsbook ${id}`)]),
  )
}

function previewSecrets(env: Env, session: string): Pick<Secrets, 'preview' | 'viewerToken'> {
  const drawn = (purpose: string) => drawnFrom(session, purpose)
  const own = env.PLAYHOUSE_MODE === 'demo' ? drawn('previews') : null
  return { preview: env.SANITY_PREVIEW_SECRET ?? own, viewerToken: drawn('a viewer of the lake') }
}

async function readOrDraw(file: string): Promise<z.infer<typeof stored>> {
  const text = await readFile(file, 'utf8').catch(() => null)
  if (text !== null) return stored.parse(JSON.parse(text))
  const drawn = { session: randomBytes(32).toString('hex') }
  await mkdir(join(file, '..'), { recursive: true, mode: 0o700 })
  await writeFile(file, JSON.stringify(drawn), { mode: 0o600, flag: 'wx' })
  return drawn
}
