import { useEffect, useMemo, useState } from 'react'
import { askPage } from '#app/session/page-window/ask-page.ts'
import { type BookPrices, eventsOn, withPrices } from './book-prices.ts'
import type { BookPageView } from './book-view.ts'

const EVERY_MS = 5_000

/** The page with prices that are asked for every few seconds while it is looked at. */
export function useCurrentPrices(
  page: BookPageView,
  { locale, provider, isShown }: { locale: string; provider: string; isShown: boolean },
): BookPageView {
  const [priced, setPriced] = useState<{ of: BookPageView; prices: BookPrices } | null>(null)
  useEffect(() => {
    const events = eventsOn(page)
    if (!isShown || events.length === 0) return
    const query = new URLSearchParams({ locale, provider, events: events.join() })
    let isAsking = false
    let hasLeft = false
    const ask = async () => {
      if (document.hidden || isAsking) return
      isAsking = true
      const prices = await askPage(`/api/sportsbook/prices?${query}`, isPrices)
      isAsking = false
      if (!hasLeft && typeof prices !== 'string') setPriced({ of: page, prices })
    }
    const timer = setInterval(() => void ask(), EVERY_MS)
    const onVisible = () => void ask()
    document.addEventListener('visibilitychange', onVisible)
    return () => {
      hasLeft = true
      clearInterval(timer)
      document.removeEventListener('visibilitychange', onVisible)
    }
  }, [page, locale, provider, isShown])
  return useMemo(
    () => (priced?.of === page ? withPrices(page, priced.prices) : page),
    [page, priced],
  )
}

function isPrices(answer: object): answer is BookPrices {
  const events: unknown = Reflect.get(answer, 'events')
  return typeof Reflect.get(answer, 'at') === 'string' && typeof events === 'object'
}
