import { useTranslation } from 'react-i18next'
import { FormErrors } from '#app/ui/FormErrors/FormErrors.tsx'
import { Notice } from '#app/ui/Notice/Notice.tsx'
import type { SignUpField, SignUpReply } from './sign-up-problems.ts'

type Words = { country: string; age: number }

/** The problems, above the form: the failure, or a list that links to each field. */
export function FormProblems(props: { reply: SignUpReply | undefined; words: Words }) {
  const { t } = useTranslation('signup')
  const errorOf = useFieldErrors(props.reply, props.words)
  const { reply } = props
  if (!reply) return null
  return (
    <>
      {reply.failure ? (
        <div data-testid="signup-failure" data-failure={reply.failure.key}>
          <Notice tone="critical" title={t('failedTitle')}>
            {'seconds' in reply.failure
              ? t('failure.ours.wait', {
                  count: Math.max(1, Math.ceil(reply.failure.seconds / 60)),
                })
              : t(`failure.${reply.failure.key}`)}
          </Notice>
        </div>
      ) : null}
      {reply.fields.length > 0 ? (
        <FormErrors
          title={t('fieldsTitle', { count: reply.fields.length })}
          errors={reply.fields.map(({ field }) => ({
            fieldId: `signup-${field}`,
            text: errorOf(field).error ?? '',
          }))}
        />
      ) : null}
    </>
  )
}

/** The error text of each field, as field props: `{...errorOf('email')}`. */
export function useFieldErrors(reply: SignUpReply | undefined, { country, age }: Words) {
  const { t } = useTranslation('signup')
  return (field: SignUpField): { error?: string } => {
    const found = reply?.fields.find((it) => it.field === field)
    if (!found) return {}
    if (found.key === 'postalCode') return { error: t(`postalCode.${postalKey(country)}.error`) }
    return { error: t(`fieldErrors.${found.key}`, { age }) }
  }
}

const POSTAL_KEYS = ['CA', 'FI', 'NO', 'NZ'] as const

/** The texts include the postal code format of countries that have a rule (GAP-050). */
export function postalKey(country: string): (typeof POSTAL_KEYS)[number] | 'other' {
  return POSTAL_KEYS.find((it) => it === country) ?? 'other'
}
