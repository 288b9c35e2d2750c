import { expect, test } from 'vitest'
import { assertDrawingWithoutText } from './look-at-drawing.ts'

const NS = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"'
const svg = (content: string, more = '') => `<svg ${NS} viewBox="0 0 24 24"${more}>${content}</svg>`
const look = (source: string) => () => assertDrawingWithoutText(Buffer.from(source))

test.each([
  svg('<path d="M0 0h24v24z"/><g fill="none"><circle cx="1" cy="2" r="3"/></g>'),
  `<?xml version="1.0" encoding="UTF-8"?>\n<!-- by hand -->\n${svg('<path d="M0 0"/>')}\n`,
  svg(
    '<defs><linearGradient id="a"><stop offset="0"/></linearGradient></defs><use xlink:href="#a"/>',
  ),
  svg('<style>.a{fill:#fff;mask:url(#a)}</style><rect class="a" style="fill:url(#a)"/>'),
  svg('<path fill="url(\'#a\')" style="mask:url( \'#a\' )"/>'),
  svg('<filter id="f"><feGaussianBlur stdDeviation="2"/></filter>'),
])('a drawing of shapes is accepted: %s', (source) => {
  expect(look(source)).not.toThrow()
})

test.each([
  svg('<text x="0" y="9">Risk free</text>'),
  svg('<TEXT>Risk free</TEXT>'),
  svg('<g><text><tspan>Risk</tspan></text></g>'),
  svg('<s:text xmlns:s="http://www.w3.org/2000/svg">Risk free</s:text>'),
  svg('<title>Risk free</title>'),
  svg('<desc>Risk free</desc>'),
  svg('<foreignObject><p xmlns="http://www.w3.org/1999/xhtml">Risk free</p></foreignObject>'),
  svg('<path d="M0 0"/>Risk free'),
  svg('<![CDATA[Risk free]]>'),
  svg('&#82;isk free'),
  svg('<path/>', ' aria-label="Risk free"'),
  svg('<a href="https://evil.test"><path/></a>'),
  svg('<image href="data:image/png;base64,AA=="/>'),
  svg('<use href="https://evil.test/x.svg#a"/>'),
  svg('<script>alert(1)</script>'),
  svg('<path onclick="alert(1)"/>'),
  svg('<animate attributeName="href" values="#a"/>'),
  svg('<style>@import "https://evil.test/x.css"</style>'),
  svg('<style>.a{fill:url(https://evil.test)}</style>'),
  svg('<rect style="fill:url( \'https://evil.test\' )"/>'),
  // Text comes in pieces, and CSS has escapes.
  svg('<style>.a{fill:ur<!-- -->l(https://evil.test)}</style>'),
  svg('<style>.a{fill:url&#40;https://evil.test)}</style>'),
  svg('<rect style="fill:\\75rl(https://evil.test)"/>'),
  svg('<rect style="mask:image-set(\'https://evil.test\' 1x)"/>'),
  `<!DOCTYPE svg [<!ENTITY x "<text>Risk free</text>">]>${svg('&x;')}`,
  `<?xml-stylesheet href="https://evil.test/x.css"?>${svg('')}`,
  '<p>Risk free</p>',
  svg('<g>'.repeat(101)),
  'Risk free',
])('a drawing with text, a script or an external link is refused: %s', (source) => {
  expect(look(source)).toThrow(/This drawing \(SVG\) is not accepted/)
})

test('a drawing in another encoding is refused', () => {
  const bytes = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(svg('<path/>'), 'utf16le')])
  expect(() => assertDrawingWithoutText(bytes)).toThrow(/UTF-8/)
})
