import { describe, expect, test } from 'vitest'
import { cleanHtml } from './landing-html.server.ts'

const LAKE = 'http://lake/images/playhouse/production'
const clean = (html: string) =>
  cleanHtml(html, {
    segment: 'fi-FI',
    imageBaseUrl: LAKE,
    askForFrame: (host) => `Play from ${host}`,
  })

test('keeps what a landing page needs', () => {
  const html =
    '<h2>Tonight</h2><p lang="en">A <strong>new</strong> table.<br />From 8.</p><ul><li>One</li></ul>' +
    '<table><tr><th scope="col" colspan="2">Prize</th></tr></table>'
  expect(clean(html)).toBe(html)
  expect(clean('<h1>Tonight</h1>')).toBe('<h2>Tonight</h2>')
})

describe('links', () => {
  test('get the locale if internal, and send no referrer if external', () => {
    expect(clean('<a href="/terms">a</a>')).toContain('href="/fi-FI/terms"')
    expect(clean('<a href="https://a.test/" target="_blank" onclick="x()">a</a>')).toBe(
      '<a href="https://a.test/" rel="noopener noreferrer">a</a>',
    )
  })

  test.each([
    'javascript:alert(1)',
    'JaVa\nScRiPt:alert(1)',
    'java&#x09;script:alert(1)',
    '&#106;avascript:alert(1)',
    ' javascript:alert(1)',
    'vbscript:x',
    'data:text/html,<script>alert(1)</script>',
    '//evil.test',
    '/\\evil.test',
    'http://evil.test',
    'javascript://a.test/%0aalert(1)',
  ])('to %j lead nowhere', (href) =>
    expect(clean(`<a href="${href}">x</a>`)).toBe('<span>x</span>'),
  )
})

test.each([
  '<script>alert(1)</script><p>x</p>',
  '<p onclick="alert(1)" onmouseover=alert(2)>x</p>',
  '<p style="background:url(https://evil.test)" class="a" id="main">x</p>',
  '<style>body{display:none}</style>x',
  '<svg><script>alert(1)</script><a href="javascript:x">y</a></svg>x',
  '<math><mtext><img src=x onerror=alert(1)></mtext></math>x',
  '<form action="https://evil.test"><input name="password">x</form>',
  '<base href="https://evil.test"><link rel=stylesheet href="https://evil.test">x',
  '<meta http-equiv="refresh" content="0;url=https://evil.test">x',
  '<object data="https://evil.test"></object><embed src="https://evil.test">x',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">x</p></noscript>y',
  '<scr<script>ipt>alert(1)</script>x',
])('%s is left without active content', (html) => {
  const found = clean(html) ?? ''
  expect(found).not.toMatch(/<(?!\/?p\b|\/?span\b)/i)
  expect(found).not.toMatch(/on\w+=|style=|class=|id=|javascript:|evil\.test/i)
})

describe('pictures', () => {
  test('come from our lake only', () => {
    expect(clean(`<img src="${LAKE}/a-1x1.png" onerror="x()" srcset="https://evil.test 2x">`)).toBe(
      `<img src="${LAKE}/a-1x1.png" alt="" loading="lazy" />`,
    )
  })

  test.each([
    'https://evil.test/a.png',
    `${LAKE}.evil.test/a.png`,
    'data:image/svg+xml,<svg onload=alert(1)>',
    'x',
  ])('from %s are omitted', (src) => expect(clean(`x<img src="${src}" alt="a">`)).toBe('x'))
})

describe('frames', () => {
  test('of a video wait for a click, and are rewritten', () => {
    const found = clean(
      '<iframe src="https://player.vimeo.com/video/1" title="A stage" srcdoc="<script>" onload="x()" allow="camera">y</iframe>',
    )
    expect(found).toMatch(/^<details><summary>Play from player\.vimeo\.com<\/summary><iframe /)
    expect(found).toContain('title="A stage" loading="lazy" sandbox=')
    expect(found).not.toMatch(/srcdoc|onload|camera|>y</)
  })

  test.each([
    'https://evil.test/embed',
    'https://player.vimeo.com.evil.test/video/1',
    'http://player.vimeo.com/video/1',
    'https://player.vimeo.com@evil.test/',
    '//player.vimeo.com/video/1',
    'javascript:alert(1)',
    'data:text/html,x',
    '/fi-FI/my-account/account',
  ])('of %s are omitted', (src) => expect(clean(`x<iframe src="${src}"></iframe>`)).toBe('x'))
})

test.each([
  '',
  ' \n ',
  '<p></p>',
  '<p>&nbsp; </p>',
  '<div><br></div>',
  '<script>alert(1)</script>',
  '<!-- words -->',
  '<iframe src="https://evil.test"></iframe>',
  '<img src="https://evil.test/a.png" alt="words">',
])('%j counts as missing', (html) => expect(clean(html)).toBeNull())

test('a megabyte of HTML is refused', () => {
  expect(clean(`<p>${'x'.repeat(1_000_000)}</p>`)).toBeNull()
})

test('endlessly nested elements do not bring the server down', () => {
  const found = clean(`${'<div>'.repeat(50_000)}deep`)
  expect(found?.match(/<div>/g)?.length ?? 0).toBeLessThan(50)
})
