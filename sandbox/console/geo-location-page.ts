import { html } from 'hono/html'
import { z } from 'zod'
import { MARKETS } from '#markets/index.ts'
import { consolePage, problemList } from './layout.ts'

/** The location cookie that the site trusts in a demo. Cookies ignore ports: set here, it is valid at the site too. */
const LOCATION_COOKIE = 'qa-station'

const locationForm = z.object({
  country: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^([A-Z]{2})?$/),
  region: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^[A-Z0-9]{0,3}$/),
  city: z.string().trim().max(80),
})

type Location = { country: string; region: string; city: string }

/** The location that this browser claims: `CA-ON`, `US~Austin`, `FI`, or nothing; then the country is empty. */
export function readLocation(cookies: string | undefined): Location {
  const found = new RegExp(
    `(?:^|;\\s*)${LOCATION_COOKIE}=([A-Za-z]{2})(?:-([A-Za-z0-9]{1,3}))?(?:~([^;\\s]{1,1000}))?(?:;|$)`,
  ).exec(cookies ?? '')
  const [, country = '', region = '', city = ''] = found ?? []
  return { country: country.toUpperCase(), region: region.toUpperCase(), city: decode(city) }
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** The cookie for a submitted form; an empty country removes it. Null: no such place. */
export function toLocationCookie(form: FormData): string | null {
  const parsed = locationForm.safeParse({
    country: form.get('country') ?? '',
    region: form.get('region') ?? '',
    city: form.get('city') ?? '',
  })
  if (!parsed.success) return null
  const { country, region, city } = parsed.data
  const attributes = 'Path=/; SameSite=Lax; HttpOnly'
  if (country === '') return `${LOCATION_COOKIE}=; Max-Age=0; ${attributes}`
  const place = `${country}${region && `-${region}`}${city && `~${encodeURIComponent(city)}`}`
  return `${LOCATION_COOKIE}=${place}; ${attributes}`
}

/** Where this browser is for the site, with a form to change it. */
export function geoLocationPage(
  { country, region, city }: Location,
  shown: { outcomeCode?: string | undefined; isRefused?: boolean },
): Promise<Response> {
  const { isRefused = false } = shown
  const location = [city, region, country].filter((it) => it !== '').join(', ')
  const countries = [...new Set(Object.values(MARKETS).flatMap((it) => it.originCountries))]
  const rule =
    'two letters for the country, at most three letters or digits for the region, at most 80 characters for the city'
  const body = html`
    ${problemList('station', isRefused ? [{ field: 'country', text: rule }] : [])}
    <p class="clock" data-testid="station-now">${location === '' ? 'Not set' : location}</p>
    <p>The place in which the site sees this browser, for restricted countries, closed products and the language of a
      region. Only this browser, until it is closed.</p>
    <form method="post" action="/console/station" class="line">
      <div class="field">
        <label for="station-country">Country</label>
        <input id="station-country" name="country" value="${country}" maxlength="2" size="6" autocomplete="off"
          data-testid="station-country" aria-describedby="station-about" ${isRefused ? html`aria-invalid="true"` : ''}>
      </div>
      <div class="field">
        <label for="station-region">Region</label>
        <input id="station-region" name="region" value="${region}" maxlength="3" size="6" autocomplete="off"
          data-testid="station-region" aria-describedby="station-about">
      </div>
      <div class="field">
        <label for="station-city">City</label>
        <input id="station-city" name="city" value="${city}" maxlength="80" size="20" autocomplete="off"
          data-testid="station-city">
      </div>
      <button data-testid="station-save">Go there</button>
    </form>
    <p class="hint" id="station-about">As CA and ON. Markets of their own have ${countries.join(', ')}; US, for one, is none.</p>
    <form method="post" action="/console/station" class="buttons">
      <button data-testid="station-reset">Not set</button>
    </form>`
  return consolePage({
    title: 'Geo location',
    path: '/console/station',
    body,
    message:
      shown.outcomeCode === 'set' ? 'The site believes it from the next page on.' : undefined,
    status: isRefused ? 400 : 200,
  })
}
