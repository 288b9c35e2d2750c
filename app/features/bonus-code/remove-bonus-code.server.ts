import { redirect } from '@remix-run/node'
import { localeOfPath } from '#app/market/locale.ts'
import { localePath } from '#app/market/paths.ts'
import { BONUS_CODE_PARAMETER, clearBonusCode } from '#app/session/bonus-code.server.ts'
import { readForm } from '#app/session/form.server.ts'
import { pathOfOurs } from '#app/session/redirect-target.ts'
import type { RequestArgs } from '#app/session/session.server.ts'

/** Removes the code and shows the same page again, without the code in its URL. */
export async function removeBonusCode(args: RequestArgs) {
  const { back } = await readForm(args.request)
  return redirect(withoutCode(String(back ?? '/')), { status: 303, headers: clearBonusCode(args) })
}

function withoutCode(back: string): string {
  const path = pathOfOurs(back) ?? '/'
  const { segment } = localeOfPath(back)
  const [plain = '/', query = ''] = path.split('?')
  const kept = new URLSearchParams(query)
  kept.delete(BONUS_CODE_PARAMETER)
  const rest = kept.toString()
  return `${localePath(segment, plain)}${rest === '' ? '' : `?${rest}`}`
}
