import { Hono } from 'hono'
import { RateLimiterMemory } from 'rate-limiter-flexible'
import { z } from 'zod'
import { type Identity, mayAdminister } from '../auth/auth.ts'
import { networkOf } from '../auth/caller.ts'
import type { AccountRefusal, EditorAccount, EditorLink } from '../auth/editor-accounts.ts'
import { LakeError } from '../documents/types.ts'
import { HEADERS, isSameOrigin, lakePage, STYLE_HASH, toEntities } from './login-routes.ts'
import type { LakeParts } from './parts.ts'
import { type Bindings, type Context, parseJson, readBytes } from './request.ts'

const rights = {
  role: z.enum(['administrator', 'editor', 'marketing', 'viewer']),
  markets: z
    .array(z.string().regex(/^[A-Za-z-]{1,10}$/))
    .min(1)
    .max(100)
    .nullable(),
}
const isWhole = (it: { role: string; markets: readonly string[] | null }) =>
  it.role !== 'administrator' || it.markets === null
const ADMINISTERS_ALL = {
  path: ['markets'],
  message: 'An administrator is not limited to markets',
}
const changeRequest = z.strictObject(rights).refine(isWhole, ADMINISTERS_ALL)
const inviteRequest = z
  .strictObject({
    name: z
      .string()
      .trim()
      .min(1)
      .max(100)
      .regex(/^\P{C}+$/u, 'A name has no control characters'),
    email: z.email().max(254),
    ...rights,
  })
  .refine(isWhole, ADMINISTERS_ALL)

const MAX_BODY_BYTES = 16 * 1024
const TRIES_PER_MINUTE = 30
const MIN_PASSWORD = 12
const MAX_PASSWORD = 256

/** Where the owner of a link sets the password, below the address of the lake. */
const pathOf = ({ token }: EditorLink) => `/v1/auth/invitation/${token}`

/**
 * Accounts of editors, for administrators: list, invite, change rights, renew the password, disable. Each change is in
 * the audit log. A link is in one response only, for its owner.
 */
export function editorRoutes(parts: Pick<LakeParts, 'access' | 'editors' | 'audit'>) {
  const app = new Hono<Bindings>()
  const needAdministrator = async (c: Context): Promise<Identity> => {
    const by = await parts.access.needReader(c)
    if (mayAdminister(by)) return by
    throw new LakeError(403, 'forbidden', 'Accounts of editors are managed by administrators')
  }
  const record = (by: Identity, way: string, account: EditorAccount) =>
    parts.audit.record({ kind: 'editor', by, way, detail: describe(account) })
  const idOf = (c: Context) => (c.req.param('id') ?? '').slice(0, 100)

  app.get('/', async (c) => {
    await needAdministrator(c)
    return c.json({ editors: await parts.editors.list() })
  })
  app.post('/', async (c) => {
    const by = await needAdministrator(c)
    const invited = await parts.editors.invite(await parseJson(c, inviteRequest, MAX_BODY_BYTES))
    if (!invited)
      throw new LakeError(409, 'editorExistsError', 'This e-mail address has an account already')
    const { account, link } = invited
    await record(by, 'invite', account)
    return c.json({ editor: account, path: pathOf(link), expiresAt: link.expiresAt }, 201)
  })
  app.patch('/:id', async (c) => {
    const by = await needAdministrator(c)
    const changed = await parts.editors.change(
      idOf(c),
      await parseJson(c, changeRequest, MAX_BODY_BYTES),
    )
    const account = orThrow(changed)
    await record(by, 'change rights', account)
    return c.json({ editor: account })
  })
  app.post('/:id/link', async (c) => {
    const by = await needAdministrator(c)
    const account = orThrow((await parts.editors.find(idOf(c))) ?? 'unknown')
    const link = await parts.editors.renewLink(account.id)
    const invited: EditorAccount = { ...account, state: 'invited' }
    await record(by, 'renew password', invited)
    return c.json({ editor: invited, path: pathOf(link), expiresAt: link.expiresAt })
  })
  app.delete('/:id', async (c) => {
    const by = await needAdministrator(c)
    const account = orThrow(await parts.editors.disable(idOf(c)))
    await record(by, 'disable', account)
    return c.json({ editor: account })
  })
  return app
}

function orThrow(outcome: EditorAccount | AccountRefusal): EditorAccount {
  if (outcome === 'unknown') throw new LakeError(404, 'notFound', 'No such editor')
  if (outcome === 'last-administrator')
    throw new LakeError(
      409,
      'lastAdministratorError',
      'This is the last administrator who can sign in. Give another account that role first.',
    )
  return outcome
}

const describe = ({ email, role, markets, state }: EditorAccount) =>
  `${email}: ${role}${markets ? ` of ${markets.join(', ')}` : ''}, ${state}`

/** The page where an editor sets a password by a link, without any script. */
export function invitationRoutes(options: Pick<LakeParts, 'editors' | 'audit' | 'studioOrigins'>) {
  const perAddress = new RateLimiterMemory({ points: TRIES_PER_MINUTE, duration: 60 })
  const app = new Hono<Bindings>()
  const page = (status: number, body: string) =>
    new Response(lakePage('Set a password for the Playhouse Studio', body), {
      status,
      headers: {
        ...HEADERS,
        'content-security-policy': `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
      },
    })
  const gone = () =>
    page(404, '<p>This link does not work any more. Ask an administrator for a new one.</p>')
  const isWithin = (c: Context) =>
    perAddress.consume(networkOf(c.env.remoteAddress)).then(
      () => true,
      () => false,
    )
  const tooMany = () => page(429, '<p>Too many tries. Wait a while, then open the link again.</p>')

  app.get('/:token', async (c) => {
    if (!(await isWithin(c))) return tooMany()
    const account = await options.editors.findByLink(c.req.param('token').slice(0, 100))
    return account ? page(200, passwordForm(account, null)) : gone()
  })
  app.post('/:token', async (c) => {
    if (!isSameOrigin(c)) return page(403, '<p>Open the link again.</p>')
    if (!(await isWithin(c))) return tooMany()
    const token = c.req.param('token').slice(0, 100)
    const account = await options.editors.findByLink(token)
    if (!account) return gone()
    const fields = new URLSearchParams((await readBytes(c, MAX_BODY_BYTES)).toString('utf8'))
    const password = fields.get('password') ?? ''
    const problem = problemOf(password, fields.get('again') ?? '', account)
    if (problem) return page(422, passwordForm(account, problem))
    const owner = await options.editors.setPassword(token, password)
    if (!owner) return gone()
    await options.audit.record({
      kind: 'editor',
      by: owner,
      way: 'set password',
      detail: describe(owner),
    })
    const studio = toEntities(options.studioOrigins[0] ?? '')
    return page(200, `<p>Your password is set. <a href="${studio}">Sign in to the Studio</a></p>`)
  })
  return app
}

/** What is wrong with a new password, in words for its owner; null for nothing. */
function problemOf(password: string, again: string, { email, name }: EditorAccount): string | null {
  if (password.length < MIN_PASSWORD) return `Use at least ${MIN_PASSWORD} characters.`
  if (password.length > MAX_PASSWORD) return `Use at most ${MAX_PASSWORD} characters.`
  const lower = password.toLowerCase()
  if (lower.includes(email.toLowerCase()) || lower === name.toLowerCase())
    return 'Do not use your name or e-mail address.'
  if (new Set(password).size < 5) return 'Use more different characters.'
  return password === again ? null : 'The two passwords differ.'
}

const passwordForm = ({ name, email }: EditorAccount, error: string | null) =>
  `<p>${toEntities(name)}, set a password for ${toEntities(email)}. The link works once.</p>
<form method="post" action="">
<input type="hidden" name="email" autocomplete="username" value="${toEntities(email)}">
<label for="password">New password, at least ${MIN_PASSWORD} characters</label>
<input id="password" name="password" type="password" autocomplete="new-password" required minlength="${MIN_PASSWORD}" maxlength="${MAX_PASSWORD}" autofocus${error ? ' aria-describedby="error"' : ''}>
<label for="again">The same again</label>
<input id="again" name="again" type="password" autocomplete="new-password" required maxlength="${MAX_PASSWORD}">
${error ? `<p class="error" id="error" role="alert">${error}</p>` : ''}
<button type="submit">Set password</button>
</form>`
