import { Link } from '@remix-run/react'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '#app/ui/Button/Button.tsx'
import { Text } from '#app/ui/Text/Text.tsx'
import * as styles from './Banners.css.ts'
import type { BannerView } from './banners.server.ts'

type Height = keyof typeof styles.bannerOf

/** The banners of a page: one is shown, the others are a swipe or a dot away. No autoplay. */
export function Banners(props: { banners: readonly BannerView[]; height: Height }) {
  const { banners, height } = props
  const { t } = useTranslation('home')
  const list = useRef<HTMLUListElement>(null)
  const [current, show] = useCurrentSlide(list, banners.length)
  if (banners.length === 0) return null
  return (
    <section className={styles.region} aria-label={t('banners.label')}>
      <ul className={styles.list} ref={list}>
        {banners.map((it, index) => (
          <li
            key={it.id}
            className={styles.bannerOf[height]}
            data-testid="banner"
            data-banner-id={it.id}
            data-edit={`banner:${it.id}`}
          >
            {height === 'strip' ? null : <Art banner={it} height={height} first={index === 0} />}
            <Words banner={it} height={height} />
          </li>
        ))}
      </ul>
      {banners.length > 1 ? (
        <div className={styles.dots}>
          {banners.map((it, index) => (
            <button
              key={it.id}
              type="button"
              className={styles.dot}
              aria-current={index === current}
              aria-label={t('banners.show', { number: index + 1, title: it.title })}
              onClick={() => show(index)}
            />
          ))}
        </div>
      ) : null}
    </section>
  )
}

/** Square art for phones, wide art beside the text. */
function Art(props: { banner: BannerView; height: keyof typeof styles.artOf; first: boolean }) {
  const { banner, height, first } = props
  const { wide, square } = banner
  const main = square ?? wide
  const besideText = `${styles.LOW_ART_PERCENT}vw`
  const placeholder = wide?.placeholder ?? square?.placeholder
  if (!main) return null
  return (
    <div className={styles.artOf[height]}>
      {placeholder ? <img className={styles.picture} src={placeholder} alt="" /> : null}
      <picture>
        {wide ? (
          <source
            media="(min-width: 768px)"
            srcSet={wide.picture.srcSet}
            sizes={wide.picture.sizes}
            width={wide.picture.width}
            height={wide.picture.height}
          />
        ) : null}
        <img
          className={styles.picture}
          src={main.picture.src}
          srcSet={main.picture.srcSet}
          sizes={height === 'low' && main === square ? besideText : main.picture.sizes}
          width={main.picture.width}
          height={main.picture.height}
          alt={main.alt}
          decoding="async"
          loading={first ? undefined : 'lazy'}
          {...(first ? { fetchpriority: 'high' } : {})}
        />
      </picture>
    </div>
  )
}

function Words({ banner, height }: { banner: BannerView; height: Height }) {
  return (
    <div className={styles.wordsOf[height]}>
      <div className={styles.textsOf[height]}>
        {banner.greeting === '' ? null : <p className={styles.greeting}>{banner.greeting}</p>}
        <h2 className={styles.titleOf[height]}>
          {banner.href === null ? (
            banner.title
          ) : (
            <Link className={styles.whole} to={banner.href}>
              {banner.title}
            </Link>
          )}
        </h2>
        {banner.description === '' ? null : <Text>{banner.description}</Text>}
      </div>
      {banner.button ? (
        <ButtonLink
          href={banner.button.href}
          tone={height === 'strip' ? 'neutral' : 'primary'}
          size={height === 'tall' ? 'large' : 'medium'}
        >
          {banner.button.label}
        </ButtonLink>
      ) : null}
      {banner.terms === '' ? null : <p className={styles.terms}>{banner.terms}</p>}
    </div>
  )
}

/** Which slide of a scrolling list is visible, and a function to show another. */
function useCurrentSlide(
  list: RefObject<HTMLElement>,
  count: number,
): [number, (index: number) => void] {
  const [current, setCurrent] = useState(0)
  useEffect(() => {
    const element = list.current
    if (!element || count < 2) return
    const watcher = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) {
          if (isIntersecting) setCurrent([...element.children].indexOf(target))
        }
      },
      { root: element, threshold: 0.6 },
    )
    for (const slide of element.children) watcher.observe(slide)
    return () => watcher.disconnect()
  }, [list, count])
  const show = (index: number) => {
    const element = list.current
    const slide = element?.children[index]
    if (!element || !(slide instanceof HTMLElement)) return
    const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches
    const first = element.children[0]
    const start = first instanceof HTMLElement ? first.offsetLeft : 0
    element.scrollTo({ left: slide.offsetLeft - start, behavior: calm ? 'auto' : 'smooth' })
  }
  return [current, show]
}
