/** A fact about a page in the schema.org vocabulary, for search engines. */
export type JsonLd = Readonly<Record<string, unknown>>

const CONTEXT = 'https://schema.org'

export function organisation(
  origin: string,
  { name, email }: { name: string; email: string },
): JsonLd {
  return {
    '@context': CONTEXT,
    '@type': 'Organization',
    name,
    url: origin,
    ...(email === '' ? {} : { email }),
  }
}

export function webSite(
  origin: string,
  { path, language }: { path: string; language: string },
): JsonLd {
  return {
    '@context': CONTEXT,
    '@type': 'WebSite',
    name: 'Playhouse',
    url: `${origin}${path}`,
    inLanguage: language,
  }
}

/** Breadcrumb from the home page, the page itself last. */
export function breadcrumbs(
  origin: string,
  trail: readonly { name: string; path: string }[],
): JsonLd {
  return {
    '@context': CONTEXT,
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: `${origin}${path}`,
    })),
  }
}

/** Something with a start and an end: a tournament. */
export function event(
  origin: string,
  facts: {
    name: string
    description: string
    path: string
    startDate: string
    endDate: string | null
  },
): JsonLd {
  return {
    '@context': CONTEXT,
    '@type': 'Event',
    name: facts.name,
    description: facts.description,
    url: `${origin}${facts.path}`,
    startDate: facts.startDate,
    ...(facts.endDate === null ? {} : { endDate: facts.endDate }),
    eventAttendanceMode: `${CONTEXT}/OnlineEventAttendanceMode`,
    location: { '@type': 'VirtualLocation', url: `${origin}${facts.path}` },
  }
}

/** A match (SportsEvent): who meets, when and in which competition. */
export function sportsEvent(
  origin: string,
  facts: {
    home: string
    away: string
    path: string
    startsAt: string
    state: string
    competition: { name: string }
  },
): JsonLd {
  const team = (name: string) => ({ '@type': 'SportsTeam', name })
  return {
    '@context': CONTEXT,
    '@type': 'SportsEvent',
    name: `${facts.home} – ${facts.away}`,
    url: `${origin}${facts.path}`,
    startDate: facts.startsAt,
    eventStatus: `${CONTEXT}/${EVENT_STATUS[facts.state] ?? 'EventScheduled'}`,
    homeTeam: team(facts.home),
    awayTeam: team(facts.away),
    superEvent: { '@type': 'EventSeries', name: facts.competition.name },
  }
}

const EVENT_STATUS: Readonly<Record<string, string>> = {
  POSTPONED: 'EventPostponed',
  CANCELLED: 'EventCancelled',
  ABANDONED: 'EventCancelled',
}
