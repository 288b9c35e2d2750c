import { expect, test } from 'vitest'
import { campaignsOn, isReceived, walk } from '#tests/integration/server/html/walk.ts'

/** A site of pages without scripts, by their paths. What it does not have is not found. */
function walkOver(pages: Record<string, string>) {
  const ask = async (path: string) => {
    const text = pages[new URL(path, 'https://site.test').pathname]
    const headers = new Headers({ 'content-type': 'text/html' })
    return { status: text === undefined ? 404 : 200, text: text ?? '', headers }
  }
  const routes = [
    { path: '/:locale/login', acts: true },
    { path: '/:locale/:slug', acts: false },
  ]
  return walk({ ask } as unknown as Parameters<typeof walk>[0], {
    ...{ origin: 'https://site.test', segment: 'en-FI', from: ['/en-FI'], games: 1 },
    ...{ isSignedIn: false, hasAction: (path) => isReceived(routes, path) },
  })
}
const findingsOn = async (html: string) =>
  (await walkOver({ '/en-FI': html, '/en-FI/about': '<h2 id="team">Team</h2>' })).findings

test('a site that keeps its promises has no findings', async () => {
  const html = `<a href="/en-FI/about#team">Team</a><a href="#top">Top</a><p id="top"></p>
    <form method="post" action="/en-FI/login"></form><form action="/en-FI/about"></form>
    <label for="name"></label><input id="name">`
  expect(await findingsOn(html)).toEqual([])
})

test.each([
  [
    'a form that nothing receives',
    '<form method="post" action="/en-FI/nothing"></form>',
    '/en-FI: nothing receives the form for /en-FI/nothing',
  ],
  [
    'a button that sends its form to a page without an action',
    '<form method="post" action="/en-FI/login"><button formaction="/en-FI/about"></button></form>',
    '/en-FI: nothing receives the form for /en-FI/about',
  ],
  [
    'a form of another site',
    '<form method="post" action="https://else.test/en-FI/login"></form>',
    '/en-FI: nothing receives the form for https://else.test/en-FI/login',
  ],
  [
    'a search that leads away',
    '<form action="https://else.test/en-FI/about"></form>',
    '/en-FI: a form leads away to https://else.test/en-FI/about',
  ],
  [
    'a part that its page does not have',
    '<a href="/en-FI/about#house">House</a>',
    '/en-FI/about#house, linked on /en-FI: no such part',
  ],
  [
    'a part that this page does not have',
    '<a href="#end">End</a>',
    '/en-FI#end, linked on /en-FI: no such part',
  ],
  [
    'a part with a broken name',
    '<a href="#50%">Half</a>',
    '/en-FI#50%, linked on /en-FI: no such part',
  ],
  [
    'a page that is not there',
    '<a href="/en-FI/gone">Gone</a>',
    '/en-FI/gone, linked on /en-FI: answers 404',
  ],
  [
    'a link that is no address of a site',
    '<a href="javascript:alert(1)">Go</a>',
    'javascript:alert(1) on /en-FI: leads away',
  ],
  [
    'a label of nothing',
    '<label for="name"></label>',
    '/en-FI: for="name" names nothing on the page',
  ],
])('the walk finds %s', async (_, html, finding) => {
  expect(await findingsOn(html)).toEqual([finding])
})

test('an offer is found on every element that shows it, with its campaign', async () => {
  const walked = await walkOver({
    '/en-FI': `<section data-edit="banner:a"></section><article data-edit="promotion:b"></article>
      <aside data-edit="signupBonusCta:c"></aside><div data-edit="banner:d"></div>`,
  })
  const documents = [
    { _id: 'a', _type: 'banner', campaign: 'ghost' },
    { _id: 'b', _type: 'promotion', campaign: 'welcome' },
    { _id: 'c', _type: 'signupBonusCta', campaign: 'ghost' },
    { _id: 'd', _type: 'banner' },
    { _id: 'e', _type: 'promotion', campaign: 'not-shown' },
  ]
  expect(campaignsOn(walked, documents)).toEqual(['ghost', 'welcome'])
})
