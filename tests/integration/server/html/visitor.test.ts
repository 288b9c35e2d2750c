import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import '#tests/fixtures/html-visitor/matchers.ts'
import { htmlVisitor } from '#tests/fixtures/html-visitor/visitor.ts'

const FORM = `
  <form action="/sent?old=1" method="post" id="form">
    <input type="hidden" name="reference" value="r 1">
    <input name="text" value="as it was" data-testid="text">
    <textarea name="words" data-testid="words">
two
lines</textarea>
    <input name="off" value="x" disabled data-testid="off">
    <fieldset disabled><legend><input name="in-legend" value="l"></legend><input name="in-set" value="s"></fieldset>
    <input type="checkbox" name="box" data-testid="box"><input type="checkbox" name="set" value="v" checked>
    <input type="radio" name="one" value="a" checked data-testid="a"><input type="radio" name="one" value="b" data-testid="b">
    <select name="long">${'\n'}<option >one</option><option >two</option><option selected>three</option>${'\n'}</select>
    <select name="choice" data-testid="choice"><option>first<option value="2" selected>second<option value="3" disabled>third</select>
    <input type="file" name="file">
    <input form="other" name="of-another" value="x">
    <button name="pressed" value="yes" data-testid="send">Send</button>
    <button name="pressed" value="there" formaction="/there" formmethod="get" data-testid="there">There</button>
    <button disabled data-testid="disabled">No</button>
    <button type="button" data-testid="script">Script</button>
  </form>
  <input form="form" name="outside" value="o">
  <form id="other" action="/files" method="post" enctype="multipart/form-data">
    <input type="file" name="file" data-testid="file">
    <button data-testid="upload">Upload</button>
  </form>
  <form action="/needed" method="post"><input name="needed" required><button data-testid="needs">Go</button></form>
  <form action="http://127.0.0.1:1/away" method="post"><button data-testid="away">Away</button></form>
  <p hidden><a href="/hidden" data-testid="hidden">Hidden</a></p>
  <details><summary>More</summary><a href="/folded" data-testid="folded">Folded</a></details>
  <button popovertarget="panel" data-testid="opens">Open</button>
  <section id="panel" popover="auto"><a href="/in-panel" data-testid="in-panel">In</a></section>
  <noscript><a href="/plain" data-testid="plain">Plain</a></noscript>
  <label>Name of <b>it</b> <input data-testid="named"></label>`

type Came = { method: string; url: string; body: string; headers: IncomingMessage['headers'] }

let server: Server
let came: Came[] = []
let origin = ''
beforeAll(async () => {
  server = createServer((request, response) => {
    let body = ''
    request.on('data', (part) => {
      body += part
    })
    request.on('end', () => {
      const { method = '', url = '', headers } = request
      came.push({ method, url, body, headers })
      const policy = { 'content-security-policy': "default-src 'self'; form-action 'self'" }
      if (url === '/moved') response.writeHead(303, { location: '/form#here' })
      else if (url === '/set')
        response.writeHead(200, {
          'set-cookie': ['a=1; Path=/', 'b=2; Path=/deep', 'c=3; HttpOnly'],
        })
      else if (url === '/unset') response.writeHead(200, { 'set-cookie': 'a=; Path=/; Max-Age=0' })
      else response.writeHead(200, { 'content-type': 'text/html', ...policy })
      response.end(url === '/form' ? FORM : '<h1>Came</h1>')
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => server.close())

const last = () => came.at(-1)

async function onTheForm() {
  came = []
  const who = htmlVisitor({ origin })
  await who.goto('/form')
  return who
}

test('a form sends what a browser sends of it, with the button that was pressed', async () => {
  const who = await onTheForm()
  who.getByTestId('text').fill('ä & b')
  who.getByTestId('box').check()
  who.getByTestId('b').check()
  await who.getByTestId('send').click()
  expect(last()).toMatchObject({ method: 'POST', url: '/sent?old=1' })
  expect([...new URLSearchParams(last()?.body)]).toEqual([
    ['reference', 'r 1'],
    ['text', 'ä & b'],
    ['words', 'two\r\nlines'],
    ['in-legend', 'l'],
    ['box', 'on'],
    ['set', 'v'],
    ['one', 'b'],
    ['long', 'three'],
    ['choice', '2'],
    ['file', ''],
    ['pressed', 'yes'],
    ['outside', 'o'],
  ])
  expect(last()?.headers).toMatchObject({
    ...{ origin, 'sec-fetch-site': 'same-origin', referer: `${origin}/form` },
    'content-type': 'application/x-www-form-urlencoded',
  })
})

test('a button may send the form elsewhere; Enter presses the first one', async () => {
  const who = await onTheForm()
  await who.getByTestId('there').click()
  expect(last()?.method).toBe('GET')
  expect(last()?.url).toMatch(/^\/there\?reference=r\+1&.*pressed=there/)
  await who.goto('/form')
  await who.getByTestId('text').press('Enter')
  expect(last()?.body).toContain('pressed=yes')
})

test('files are sent as they are', async () => {
  const who = await onTheForm()
  const file = { name: 'a "b".jpg', mimeType: 'image/jpeg', buffer: Buffer.from('picture') }
  who.getByTestId('file').setInputFiles([file])
  await who.getByTestId('upload').click()
  const sent = new Response(last()?.body ?? '', {
    headers: { 'content-type': last()?.headers['content-type'] ?? '' },
  })
  const form = await sent.formData()
  expect([...form.keys()]).toEqual(['of-another', 'file'])
  const got = form.get('file') as unknown as { type: string; text(): Promise<string> }
  expect([got.type, await got.text()]).toEqual(['image/jpeg', 'picture'])
})

test('redirects are followed, and cookies are kept for their paths until they are cleared', async () => {
  const who = await onTheForm()
  await who.goto('/moved')
  expect([who.url().pathname, who.url().hash, who.status()]).toEqual(['/form', '#here', 200])
  await who.goto('/set')
  await who.goto('/deep/er')
  expect(last()?.headers.cookie).toBe('a=1; b=2; c=3')
  await who.goto('/unset')
  await who.goto('/')
  expect(last()?.headers.cookie).toBe('c=3')
})

test('content in details, panels or noscript is reached as in a browser', async () => {
  const who = await onTheForm()
  await expect(who.getByTestId('folded').click()).rejects.toThrow('hidden')
  await who.getByText('More').click()
  await who.getByTestId('folded').click()
  expect(who.path()).toBe('/folded')
  await who.goto('/form')
  await expect(who.getByTestId('in-panel').click()).rejects.toThrow('hidden')
  await who.getByTestId('opens').click()
  await who.getByTestId('in-panel').click()
  expect(who.path()).toBe('/in-panel')
  await who.goto('/form')
  await who.getByTestId('plain').click()
  expect(who.path()).toBe('/plain')
})

test('parts are found by their role and by what labels them', async () => {
  const who = await onTheForm()
  expect(who.getByRole('button', { name: 'Send', exact: true })).toHaveCount(1)
  expect(who.getByRole('link', { name: 'Hidden' })).toHaveCount(0)
  expect(who.getByLabel('name of it')).toHaveAttribute('data-testid', 'named')
})

test('what a browser would not allow is refused', async () => {
  const who = await onTheForm()
  const refused = (testId: string, why: string) =>
    expect(who.getByTestId(testId).click()).rejects.toThrow(why)
  await refused('disabled', 'disabled')
  await refused('script', 'does nothing without scripts')
  await refused('hidden', 'hidden')
  await refused('nothing', 'nothing is')
  await refused('needs', 'does not send the form: needed')
  await refused('away', 'lets no form lead to')
  expect(() => who.getByTestId('off').fill('y')).toThrow('disabled')
  expect(() => who.getByTestId('choice').selectOption('third')).toThrow('has no third')
  expect(() => who.getByTestId('a').uncheck()).toThrow('not unchecked')
  await expect(who.locator('button').click()).rejects.toThrow('are the page')
  expect(came).toHaveLength(1)
})
