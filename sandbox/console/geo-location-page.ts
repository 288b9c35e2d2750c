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
})

/** The location that this browser claims: `CA-ON`, `FI`, or nothing. */
export function readLocation(cookies: string | undefined): string {
  const found = new RegExp(`(?:^|;\\s*)${LOCATION_COOKIE}=([A-Za-z0-9-]{2,6})(?:;|$)`).exec(
    cookies ?? '',
  )
  return found?.[1]?.toUpperCase() ?? ''
}

/** The cookie for a submitted form; an empty country removes it. Null: no such place. */
export function toLocationCookie(form: FormData): string | null {
  const parsed = locationForm.safeParse({
    country: form.get('country') ?? '',
    region: form.get('region') ?? '',
  })
  if (!parsed.success) return null
  const { country, region } = parsed.data
  const attributes = 'Path=/; SameSite=Lax; HttpOnly'
  if (country === '') return `${LOCATION_COOKIE}=; Max-Age=0; ${attributes}`
  return `${LOCATION_COOKIE}=${country}${region === '' ? '' : `-${region}`}; ${attributes}`
}

/** Where this browser is for the site, with a form to change it. */
export function geoLocationPage(
  location: string,
  shown: { said?: string | undefined; isRefused?: boolean },
): Promise<Response> {
  const { isRefused = false } = shown
  const [country = '', region = ''] = location.split('-')
  const countries = [...new Set(Object.values(MARKETS).flatMap((it) => it.originCountries))]
  const rule = 'two letters for the country, at most three letters or digits for the region'
  const body = html`
    ${problemList('station', isRefused ? [{ field: 'country', text: rule }] : [])}
    <p class="clock" data-testid="station-now">${location === '' ? 'Nobody has said' : location}</p>
    <p>Where the site takes this browser to be, for restricted countries, closed products and the language of a
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
      <button data-testid="station-save">Go there</button>
    </form>
    <p class="hint" id="station-about">As CA and ON. Markets of their own have ${countries.join(', ')}; US, for one, is none.</p>
    <form method="post" action="/console/station" class="buttons">
      <button data-testid="station-reset">Nobody has said</button>
    </form>`
  return consolePage({
    title: 'Station',
    path: '/console/station',
    body,
    said: shown.said === 'set' ? 'The site believes it from the next page on.' : undefined,
    status: isRefused ? 400 : 200,
  })
}
