import { Form } from '@remix-run/react'
import { createContext, type ReactNode, useContext } from 'react'
import { Button, ButtonLink } from '#app/ui/Button/Button.tsx'

/** The context of a component: a page, with plain forms and links, or a window over another page. */
export type Place = {
  /** The page's own URL: target of forms and links. */
  action: string
  /** The form being submitted. */
  sending: FormData | null
  /** Null on the page. */
  window: {
    /** Shows the page's view for this query string. */
    show: (search: string) => void
    /** Submits a form as the page with this query string would. */
    send: (form: FormData, search: string) => void
  } | null
}

const Here = createContext<Place | null>(null)
export const PlaceProvider = Here.Provider

export function usePlace(): Place {
  const place = useContext(Here)
  if (place === null) throw new Error('this stands nowhere')
  return place
}

/** A form with its intent: a plain one on the page, else submitted by the window. */
export function PlaceForm(props: {
  intent: string
  testId?: string
  className?: string
  /** Query string of the page that handles it. */
  search?: string
  /** Whether its page keeps its scroll position. */
  keepsScroll?: boolean
  children: ReactNode
}) {
  const place = usePlace()
  const { search = '', keepsScroll = true } = props
  const fields = (
    <>
      <input type="hidden" name="intent" value={props.intent} />
      {props.children}
    </>
  )
  const common = {
    method: 'post',
    action: `${place.action}${search}`,
    noValidate: true,
    className: props.className,
    'data-testid': props.testId,
  } as const
  if (place.window === null) {
    return (
      <Form {...common} preventScrollReset={keepsScroll}>
        {fields}
      </Form>
    )
  }
  const { send } = place.window
  return (
    <form
      {...common}
      onSubmit={(event) => {
        event.preventDefault()
        send(new FormData(event.currentTarget), search)
      }}
    >
      {fields}
    </form>
  )
}

/** A link to another view of the same page. */
export function PlaceLink(props: {
  search: string
  tone?: 'primary' | 'neutral' | 'quiet'
  size?: 'small' | 'medium'
  testId?: string
  onFollow?: () => void
  children: ReactNode
}) {
  const place = usePlace()
  const { tone = 'neutral', size = 'medium' } = props
  const look = { tone, size, 'data-testid': props.testId }
  if (place.window === null) {
    return (
      <ButtonLink href={`${place.action}${props.search}`} {...look}>
        {props.children}
      </ButtonLink>
    )
  }
  const { show } = place.window
  return (
    <Button {...look} onClick={() => (props.onFollow ? props.onFollow() : show(props.search))}>
      {props.children}
    </Button>
  )
}
