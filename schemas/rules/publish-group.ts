import { type Finding, findingsAgainstPublishing } from './publish-guards.ts'

export type GroupKind = 'publish' | 'unpublish'

/** A document as a member of a group: which of its forms exist, and whether the user may write it. */
export type GroupMember = {
  id: string
  type: string
  title: string
  isDraft: boolean
  isPublished: boolean
  mayWrite: boolean
}

/** The effect on the selected documents, before anything is executed. */
export type GroupPlan<Member extends GroupMember> = {
  changed: Member[]
  /** Selected, but not changed: `why` is a sentence. */
  left: { member: Member; why: string }[]
  /** Why nothing would change; null when something would. */
  reason: string | null
}

/** Divides the selected documents into those that publishing or unpublishing changes and the others. */
export function planGroup<Member extends GroupMember>(
  kind: GroupKind,
  chosen: readonly Member[],
): GroupPlan<Member> {
  const evaluated = chosen.map((member) => ({ member, why: whyLeft(kind, member) }))
  const changed = evaluated.filter((it) => it.why === null).map((it) => it.member)
  const left = evaluated.flatMap(({ member, why }) => (why === null ? [] : [{ member, why }]))
  return { changed, left, reason: changed.length > 0 ? null : reasonOf(kind, chosen) }
}

function whyLeft(kind: GroupKind, member: GroupMember): string | null {
  if (!member.mayWrite) return 'your role does not write it'
  if (kind === 'publish') return member.isDraft ? null : 'has no changes'
  return member.isPublished ? null : 'is not public'
}

function reasonOf(kind: GroupKind, chosen: readonly GroupMember[]): string {
  if (chosen.length === 0) return 'Choose documents by their boxes first.'
  if (chosen.every((it) => !it.mayWrite)) return 'Your role does not write what is chosen.'
  return kind === 'publish'
    ? 'What is chosen has no changes to publish.'
    : 'Nothing of what is chosen is public.'
}

type PublishAction = {
  actionType: 'sanity.action.document.publish'
  draftId: string
  publishedId: string
}
type UnpublishAction = {
  actionType: 'sanity.action.document.unpublish'
  draftId: string
  publishedId: string
}

/** The group as actions of one transaction: the lake executes all of them or none. */
export function groupActions(
  kind: GroupKind,
  ids: readonly string[],
): (PublishAction | UnpublishAction)[] {
  return ids.map((id) => ({
    actionType: `sanity.action.document.${kind}`,
    draftId: `drafts.${id}`,
    publishedId: id,
  }))
}

/** A document of a group by its title, with the rules it violates. */
export type GroupFinding = { id: string; title: string; findings: Finding[] }

/** Every violated rule of a group, document by document: the lake reports only the first. */
export function groupFindings(
  members: readonly {
    id: string
    title: string
    content: Parameters<typeof findingsAgainstPublishing>[0]
  }[],
): GroupFinding[] {
  return members
    .map(({ id, title, content }) => ({ id, title, findings: findingsAgainstPublishing(content) }))
    .filter((it) => it.findings.length > 0)
}

/** The text of a refusal with known ids replaced by titles. */
export function withTitles(
  message: string,
  documents: readonly { id: string; title: string }[],
): string {
  const titles = new Map(documents.map((it) => [it.id, it.title]))
  return message.replace(/"(?:drafts\.)?([\w.-]+)"/g, (quoted, id: string) => {
    const title = titles.get(id)
    return title === undefined ? quoted : `“${title}”`
  })
}
