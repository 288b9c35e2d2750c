import { expect, test } from 'vitest'
import { isBonusCode, isLinkTarget, isOwnPath } from './link-target.ts'
import { VIDEO_ORIGINS, videoOf } from './video.ts'

test.each([
  '/terms',
  '/',
  'https://example.org/a?b=c',
  'mailto:support@playhouse.test',
  'tel:+358-9-1',
])('%s is a link target', (target) => expect(isLinkTarget(target)).toBe(true))

test.each([
  undefined,
  '',
  'javascript:alert(1)',
  ' javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'data:text/html,x',
  'http://example.org',
  '//example.org',
  '/\\example.org',
  'https://example.org/"onload="x',
  'mailto:a@b"onclick=x',
  'mailto:a@b?bcc=c@d',
  'tel:<b>',
  'terms',
])('%s is not a link target', (target) => expect(isLinkTarget(target)).not.toBe(true))

test('a path of the site starts with one slash and cannot lead away', () => {
  expect(isOwnPath('/online-casino')).toBe(true)
  for (const path of [undefined, '', 'a', '//a', '/\\a', '/a b', '/a"b', 'https://a.org'])
    expect(isOwnPath(path)).not.toBe(true)
})

test('a bonus code is a single word', () => {
  expect([isBonusCode('WELCOME-10'), isBonusCode(undefined)]).toEqual([true, true])
  for (const code of ['a b', 'a&b', 'x'.repeat(31), 'ab', '<b>'])
    expect(isBonusCode(code)).not.toBe(true)
})

test('a video is framed from its host without cookies', () => {
  for (const address of [
    'https://www.youtube.com/watch?v=abcdefghi-_',
    'https://youtu.be/abcdefghi-_',
  ])
    expect(videoOf(address)).toEqual({
      host: 'YouTube',
      frame: 'https://www.youtube-nocookie.com/embed/abcdefghi-_?autoplay=1&rel=0',
      page: 'https://www.youtube.com/watch?v=abcdefghi-_',
    })
  expect(videoOf('https://vimeo.com/123456')?.frame).toMatch(
    /^https:\/\/player\.vimeo\.com\/video\/123456\?/,
  )
  expect(VIDEO_ORIGINS).toContain(new URL(videoOf('https://vimeo.com/123456')?.frame ?? '').origin)
})

test.each([
  null,
  '',
  'http://youtube.com/watch?v=abcdefghi-_',
  'https://youtube.com.evil.test/watch?v=abcdefghi-_',
  'https://evil.test/youtube.com/watch?v=abcdefghi-_',
  'https://youtube.com/watch?v=abc"onload=x',
  'https://youtu.be/../evil',
  'https://user@evil.test',
  'javascript:alert(1)',
])('%s is no video', (address) => expect(videoOf(address)).toBeNull())
