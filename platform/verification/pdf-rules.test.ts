import { deflateSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { pdfProblem } from './pdf-rules.ts'

const bytes = (text: string) => Buffer.from(text, 'latin1')
const PAGES = '2 0 obj << /Type /Pages /Kids [] /Count 0 >> endobj\n'

/** A file of these objects behind a catalog, with what comes before and after it. */
function pdf(objects: string, { before = '', behind = '', trailer = '' } = {}): Buffer {
  const head = `${before}%PDF-1.7\n%\xe2\xe3\xcf\xd3\n1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj\n`
  const end = `trailer << /Root 1 0 R ${trailer} >>\nstartxref\n0\n%%EOF\n${behind}`
  return bytes(`${head}${PAGES}${objects}${end}`)
}

function stream(data: string, dictionary = '', length: number | string = data.length): string {
  return `5 0 obj << /Length ${length} ${dictionary} >>\nstream\n${data}\nendstream\nendobj\n`
}

/** An object stream; `first` and `offsets` as they should be, unless a test says otherwise. */
function packed(
  objects: string[],
  {
    offsets,
    dictionary = '',
    filter = '/FlateDecode',
  }: { offsets?: number[]; dictionary?: string; filter?: string } = {},
): string {
  const starts = objects.map(
    (_, index) => objects.slice(0, index).join(' ').length + (index > 0 ? 1 : 0),
  )
  const list = (offsets ?? starts).map((it, index) => `${index + 20} ${it}`).join(' ')
  const text = `${list} ${objects.join(' ')}`
  const data = deflateSync(bytes(text)).toString('latin1')
  return stream(
    data,
    `/Type /ObjStm /N ${(offsets ?? starts).length} /First ${list.length + 1} /Filter ${filter} ${dictionary}`,
  )
}
const SCRIPT = '<< /S /JavaScript /JS (app.alert) >>'

describe('a PDF is accepted', () => {
  test.each<[string, Buffer]>([
    ['of pages', pdf('')],
    [
      'whose picture has the bytes of a name',
      pdf(stream('\x2f\x4a\x53\xff\x2f\x4a\x53 \x2fLaunch ')),
    ],
    ['whose page shows the text of one', pdf(stream('BT (readings /JS 12) Tj ET'))],
    [
      'whose title shows the text of one',
      pdf('5 0 obj << /Title (readings /JS 12 \\) /Launch) >> endobj\n'),
    ],
    ['with one in a comment', pdf('% made without /JavaScript\n')],
    ['with one in a hexadecimal string', pdf('5 0 obj << /ID [<2F4A53> <2f4a53>] >> endobj\n')],
    [
      'whose font has glyphs of such a name',
      pdf('5 0 obj << /Differences [ 238 /EE /EF 240 /F0 /EF ] >> endobj\n'),
    ],
    ['with a longer name', pdf('5 0 obj << /JSON 1 /Launched true /XFAtext 2 >> endobj\n')],
    [
      'whose length stands in an object behind it',
      pdf(`${stream('\x2fJS \x2fJS ', '', '6 0 R')}6 0 obj 8 endobj\n`),
    ],
    ['whose stream ends with a blank line', pdf(stream('/JS \r\n', '', 4))],
    ['with a line feed before it', pdf('', { before: '\n' })],
    ['with a byte order mark before it', pdf('', { before: '\xef\xbb\xbf' })],
    ['with blank lines before it', pdf('', { before: ' \r\n\r\n' })],
    ['with a comment behind it', pdf('', { behind: '% signed by the bank\n%%\n' })],
    ['with zeros behind it', pdf('', { behind: '\n\0\0\0' })],
    ['saved a second time', pdf('', { behind: `${PAGES}trailer << /Root 1 0 R >>\n%%EOF\n` })],
    [
      'with packed objects',
      pdf(packed(['<< /Type /Font >>', '(readings /JS 12)', '7', '[/A /B]'])),
    ],
    ['with a list of filters', pdf(packed(['<< /Type /Font >>'], { filter: '[ /FlateDecode ]' }))],
    ['with part of an archive’s mark in a picture', pdf(stream('PK\x05\x06\x91\x02\xc7\x00'))],
  ])('%s', async (_, content) => {
    expect(await pdfProblem(content)).toBeNull()
  })
})

describe('a PDF is refused', () => {
  test.each<[string, Buffer]>([
    ['with a script', pdf(`5 0 obj ${SCRIPT} endobj\n`)],
    ['with a script in other letters', pdf('5 0 obj << /S /J#61vaScript >> endobj\n')],
    ['with an attachment beside a page', pdf('5 0 obj << /Subtype /FileAttachment >> endobj\n')],
    [
      'with an attachment of another name',
      pdf('5 0 obj << /Type /F /EF << /F 6 0 R >> >> endobj\n'),
    ],
    ['with an attachment elsewhere', pdf('5 0 obj << /EF % \n 6 0 R >> endobj\n')],
    ['under a password', pdf('', { trailer: '/Encrypt 9 0 R' })],
    [
      'with a script in its second version',
      pdf('', { behind: `5 0 obj ${SCRIPT} endobj\n%%EOF\n` }),
    ],
    // Bytes that are skipped where lengths are right.
    [
      'with a script behind a stream that is too short',
      pdf(stream(`x endstream 6 0 obj ${SCRIPT} endobj`)),
    ],
    ['with a script in a stream that says too much', pdf(stream(`/JS `, '', 400))],
    [
      'with a script in a stream without a length',
      pdf(`5 0 obj << >>\nstream\n/JS \nendstream endobj\n`),
    ],
    ['with an object in a stream', pdf(stream(`\n6 0 obj ${SCRIPT} endobj\n`))],
    ['with an object in a string', pdf(`5 0 obj << /T (\n6 0 obj ${SCRIPT} endobj) >> endobj\n`)],
    ['with an object in a comment', pdf(`% 6 0 obj ${SCRIPT} endobj\n`)],
    ['with an object behind a comment in its number', pdf(stream(`6 0 %\nobj ${SCRIPT} endobj`))],
    ['with an object without a blank', pdf(stream(`6 0obj${SCRIPT}`))],
    ['with an object behind a string without an end', pdf(`( 6 0 obj ${SCRIPT} endobj\n`)],
    [
      'with an object behind a string that readers end earlier',
      pdf(`5 0 obj (a\n6 0 obj ()%) ${SCRIPT} endobj\n`),
    ],
    ['with a trailer in a stream', pdf(stream('\ntrailer << /Encrypt 9 0 R >>'))],
    [
      'with packed objects in a stream',
      pdf(stream(`\n6 0 obj << /Type /ObjStm /N 1 /First 4 >> stream`)),
    ],
    // Packed objects.
    ['with a packed script', pdf(packed(['<< /Type /Font >>', SCRIPT]))],
    ['with a packed script in other letters', pdf(packed(['<< /S /J#61vaScript >>']))],
    ['with a packed script in a string', pdf(packed([`(${SCRIPT})`], { offsets: [1] }))],
    ['with a packed script in a comment', pdf(packed([`%${SCRIPT}\n`], { offsets: [1] }))],
    ['with packed objects without their type', pdf(packed([SCRIPT]).replace('/Type /ObjStm', ''))],
    [
      'with objects packed in two ways',
      pdf(packed(['7'], { filter: '[/ASCIIHexDecode /FlateDecode]' })),
    ],
    [
      'with objects packed with a predictor',
      pdf(packed(['7'], { dictionary: '/DecodeParms << /Predictor 12 >>' })),
    ],
    ['with objects packed by a filter elsewhere', pdf(packed(['7'], { filter: '9 0 R' }))],
    [
      'with packed objects of two lengths',
      pdf(
        `${packed(['7']).replace(/\/Length \d+/, '/Length 6 0 R')}6 0 obj 8 endobj\n6 0 obj 9 endobj\n`,
      ),
    ],
    ['with a key given twice', pdf(packed(['7'], { dictionary: '/Filter /LZWDecode' }))],
    [
      'with unpacked objects in a stream',
      pdf(stream(`20 0 ${SCRIPT}`, '/Type /ObjStm /N 1 /First 5')),
    ],
  ])('%s', async (_, content) => {
    expect(await pdfProblem(content)).toBe('file_unsafe')
  })
  test.each<[string, Buffer]>([
    ['without a head', bytes(`${PAGES}%%EOF`)],
    ['with a page of HTML before it', pdf('', { before: '<script>' })],
    ['with a page of HTML behind it', pdf('', { behind: '<script>' })],
    ['with a page of HTML in a comment behind it', pdf('', { behind: '%<script>' })],
    ['of an unknown version', bytes('%PDF-9.9\n%%EOF')],
  ])('as broken %s', async (_, content) => {
    expect(await pdfProblem(content)).toBe('file_broken')
  })
})

/** A reader that starts again at each of them, or searches to the end for each, takes hours. */
test.each([
  ...[
    '(',
    '\\(',
    '<',
    '%',
    '/',
    '<<',
    '[',
    ' obj ',
    '1 0 obj ',
    ' obj /First ',
    ' trailer ',
    'endstream ',
  ],
  ...[
    '<< >> stream\n',
    '<< /Length 9 0 R >> stream\n',
    '1 0 obj 7 endobj ',
    '<< /Length 1 >> stream\nx endstream ',
    '/EF(',
  ],
])('a file full of %j is scanned without hanging', async (part) => {
  const content = pdf(part.repeat(300_000 / part.length))
  expect(['file_unsafe', 'file_broken', null]).toContain(await pdfProblem(content))
})
