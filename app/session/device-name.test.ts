import { expect, test } from 'vitest'
import { browserFamily, deviceName } from './device-name.ts'

const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)'

test.each([
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0',
    'Firefox · Windows',
  ],
  [`Mozilla/5.0 (X11; Linux x86_64) ${WEBKIT} Chrome/140.0 Safari/537.36`, 'Chrome · Linux'],
  [
    `Mozilla/5.0 (Linux; Android 15) ${WEBKIT} SamsungBrowser/28 Chrome/130 Mobile`,
    'Samsung Internet · Android',
  ],
  [
    `Mozilla/5.0 (Windows NT 10.0) ${WEBKIT} Chrome/140.0 Safari/537.36 Edg/140.0`,
    'Edge · Windows',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1',
    'Safari · iPhone',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/18.0 Safari/605.1.15',
    'Safari · macOS',
  ],
  ['curl/8.0', null],
  ['', null],
])('%s is %s', (userAgent, name) => {
  expect(deviceName(userAgent)).toBe(name)
})

const CHROME = `Mozilla/5.0 (X11; Linux x86_64) ${WEBKIT} Chrome/140.0 Safari/537.36`
const ON_A_PHONE = `Mozilla/5.0 (Linux; Android 15; Pixel 9) ${WEBKIT} Chrome/140.0 Mobile Safari/537.36`

test.each([
  ['an update', CHROME, CHROME.replace('140.0', '152.1'), true],
  ['the switch for desktop pages on a phone', ON_A_PHONE, CHROME, true],
  ['another browser', CHROME, 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Firefox/140.0', false],
  ['another system', CHROME, CHROME.replace('X11; Linux x86_64', 'Windows NT 10.0'), false],
  ['a program', CHROME, 'curl/8.0', false],
])('only an update and desktop mode keep the browser family: %s', (_, before, after, same) => {
  expect(browserFamily(before)).not.toBeNull()
  expect(browserFamily(after) === browserFamily(before)).toBe(same)
})

test('an empty or unknown user agent has no family', () => {
  expect([browserFamily(''), browserFamily('curl/8.0')]).toEqual([null, null])
})
