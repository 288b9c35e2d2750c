import type { LoaderFunctionArgs } from '@remix-run/node'
import { pageCaller } from '#app/session/caller.server.ts'
import type { Player } from '#app/session/player.ts'
import type { PlayerDocument, PlayerDocuments } from '#contracts/player-api/verification.ts'
import { isOpen } from '#contracts/player-api/verification-need.ts'
import {
  ADDRESS_SUB_TYPES,
  REJECTION_REASONS,
  REQUEST_REASONS,
  type RejectionReason,
  type RequestReason,
  type RequestStatus,
  WEALTH_CODES,
} from '#contracts/player-api/verification-words.ts'
import { type CameFrom, cameFrom } from './came-from.ts'
import {
  DOCUMENT_TABS,
  type DocumentTab,
  mostUrgent,
  type Tab,
  tabOf,
  type WealthSource,
} from './tabs.ts'

export type DocumentView = {
  /** Null if none was requested yet. */
  id: string | null
  status: RequestStatus
  /** `UNKNOWN` for a reason without a text on this site (GAP-061). */
  reason: RejectionReason | 'UNKNOWN' | null
  about: string | null
  /** Who or what asked for it (KYC-03); null while there is nothing to send. */
  because: Because | null
}

/** The rule by its reason; `RULE` for one without a text on this site. */
export type Because = RequestReason | 'RULE' | 'MANUAL' | 'OPT_IN'

type VerificationResult = 'sent' | 'answered' | 'checked' | 'not-checked' | null

export type VerificationPage = {
  tab: Tab
  result: VerificationResult
  from: CameFrom
  playerId: string
  /** The previous upload was too large and was not read. */
  wasTooLarge: boolean
} & (
  | { state: 'failed' }
  | {
      state: 'read'
      level: string
      /** Of the questionnaire, which has a separate page. */
      questionnaire: RequestStatus
      kinds: { tab: DocumentTab; status: RequestStatus; because: Because | null }[]
      /** Of the open tab; none on the account tab. */
      documents: DocumentView[]
    }
)

/** The status of every document, and the documents of the open tab (KYC-09, KYC-18). */
export async function loadVerificationPage(
  args: LoaderFunctionArgs,
  { player }: { player: Player },
): Promise<VerificationPage> {
  const { searchParams } = new URL(args.request.url)
  const jumio = searchParams.get('jumio')
  const common = {
    tab: jumio === null ? tabOf(searchParams.get('tab')) : 'id',
    result: resultOf(jumio, searchParams.get('sent')),
    from: cameFrom(searchParams.get('from')),
    playerId: player.id,
    wasTooLarge: searchParams.has('too-large'),
  } as const
  const answer = await args.context.platform.readDocuments(pageCaller(args, player))
  if (!answer.ok) return { ...common, state: 'failed' }
  const of = (tab: DocumentTab) => documentsOf(answer.value, tab)
  return {
    ...common,
    state: 'read',
    level: player.kycStatus,
    questionnaire: questionnaireOf(answer.value, player.kycStatus),
    kinds: DOCUMENT_TABS.map((tab) => {
      const status = mostUrgent(of(tab).map((it) => it.documentStatus))
      const urgent = of(tab).find((it) => it.documentStatus === status)
      return { tab, status, because: urgent ? becauseOf(urgent) : null }
    }),
    documents: common.tab === 'account' ? [] : viewsOf(of(common.tab)),
  }
}

function resultOf(jumio: string | null, sent: string | null): VerificationResult {
  if (jumio === 'success') return 'checked'
  if (jumio === 'error') return 'not-checked'
  return sent === 'sent' || sent === 'answered' ? sent : null
}

/** The level alone may require it (GAP-066). */
export function questionnaireOf(held: PlayerDocuments, level: string): RequestStatus {
  const status = mostUrgent(held.eddQuestionnaire.map((it) => it.documentStatus))
  return status === 'UNREQUESTED' && level === 'EDD_PENDING' ? 'REQUESTED' : status
}

export function documentsOf(held: PlayerDocuments, tab: DocumentTab): PlayerDocument[] {
  switch (tab) {
    case 'id':
      return [held.idDocument]
    case 'address':
      return [held.addressDocument]
    case 'wealth':
      return [held.sowDocument]
    case 'payment':
      return held.paymentDocument
    case 'other':
      return held.otherDocument
  }
}

function viewsOf(documents: readonly PlayerDocument[]): DocumentView[] {
  // A player may also upload documents that were not requested (KYC-03).
  if (documents.length === 0)
    return [{ id: null, status: 'UNREQUESTED', reason: null, about: null, because: null }]
  return documents.map((it) => ({
    id: it.documentStatus === 'UNREQUESTED' ? null : it.id,
    status: it.documentStatus,
    reason: reasonOf(it.rejectionReason),
    about: it.about ?? null,
    because: becauseOf(it),
  }))
}

/** Why there is something to send (KYC-14). */
export function becauseOf({
  documentStatus,
  trigger,
  requestReason,
}: Pick<PlayerDocument, 'documentStatus' | 'trigger' | 'requestReason'>): Because | null {
  if (trigger === undefined || !isOpen({ documentStatus })) return null
  if (trigger !== 'TRIGGERED') return trigger
  return REQUEST_REASONS.find((it) => it === requestReason) ?? 'RULE'
}

function reasonOf(text: string | undefined): DocumentView['reason'] {
  if (text === undefined) return null
  return REJECTION_REASONS.find((it) => it === text) ?? 'UNKNOWN'
}

/** The API code for a kind that a form names; null: there is no such kind (CON-20). */
export function toSubType(tab: DocumentTab, kind: string): string | null {
  if (tab === 'address') return ADDRESS_SUB_TYPES.find((it) => it === kind) ?? null
  if (tab !== 'wealth') return null
  return Object.hasOwn(WEALTH_CODES, kind) ? WEALTH_CODES[kind as WealthSource] : null
}
