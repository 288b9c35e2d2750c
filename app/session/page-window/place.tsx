import { Form } from '@remix-run/react'
import { createContext, type ReactNode, useContext } from 'react'
import { Button, ButtonLink } from '#app/ui/Button/Button.tsx'

/** Where something stands: as a page, whose forms and links are plain, or in a window over another page. */
export type Place = {
  /** The page's own address: forms and links go there. */
  action: string
  /** The form that is on its way. */
  sending: FormData | null
  /** Null on the page. */
  window: {
    /** Shows what the page shows at this search of its address. */
    show: (search: string) => void
    /** Sends a form as the page at this search would. */
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

/** A form with its intent: a plain one on the page, sent by the window otherwise. */
export function PlaceForm(props: {
  intent: string
  testId?: string
  className?: string
  /** Of the page that it is sent to and answered as. */
  search?: string
  /** Whether its page stays where it is scrolled to. */
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

/** A way to another view of the same. */
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
