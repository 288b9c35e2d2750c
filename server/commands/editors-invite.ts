import type { SanityClient } from '@sanity/client'
import { LAKE_PROJECT } from '../parts.ts'
import { withContent } from './open-content.ts'
import { runCommand } from './run-command.ts'

const USAGE = `A new account: npm run editors:invite -- <e-mail> "<name>" [administrator | editor | marketing | viewer] [market,market]
A new password for one: npm run editors:invite -- <e-mail>
`
type Invited = { path: string; expiresAt: number }

/**
 * `npm run editors:invite -- <e-mail> ["<name>" [role] [market,market]]`: an account for the bundled Studio, an
 * administrator's unless a role is named. Without a name it is a new password for the account that the address has; the
 * old one ends. Prints the link with which the owner sets the password.
 */
runCommand(async () => {
  const [email, name, role = 'administrator', markets] = process.argv.slice(2)
  if (!email) {
    process.stderr.write(USAGE)
    return 2
  }
  return withContent(undefined, async (client, { lakeUrl }) => {
    if (client.config().projectId !== LAKE_PROJECT) {
      process.stderr.write('The members of a hosted project are invited there.\n')
      return 1
    }
    const invited = name
      ? await client.request<Invited>({
          method: 'POST',
          uri: '/editors',
          body: { email, name, role, markets: markets ? markets.split(',') : null },
        })
      : await renew(client, email)
    console.log(`${email} sets a password at ${new URL(invited.path, lakeUrl).href}`)
    console.log(`The link works once, until ${new Date(invited.expiresAt).toISOString()}.`)
    return 0
  })
})

async function renew(client: SanityClient, email: string): Promise<Invited> {
  const { editors } = await client.request<{ editors: { id: string; email: string }[] }>({
    uri: '/editors',
  })
  const account = editors.find((it) => it.email === email.toLowerCase())
  if (!account) throw new Error(`${email} has no account: name its owner to invite them`)
  return client.request<Invited>({ method: 'POST', uri: `/editors/${account.id}/link` })
}
