import { describe, expect, test } from 'vitest'
import { fileSize, searchPatterns, usersByAsset, usesInWords } from './media.ts'

describe('the users of an asset', () => {
  const image = (_ref: string) => ({ _type: 'image', asset: { _type: 'reference', _ref } })

  test('counts a document with its draft and its version once, at any depth', () => {
    const content = { _type: 'banner', title: { en: 'Evening' }, images: { desktop: image('a') } }
    const users = usersByAsset(
      ['a', 'b'],
      [
        { ...content, _id: 'one' },
        { ...content, _id: 'drafts.one' },
        { ...content, _id: 'versions.r1.one' },
        { _id: 'two', _type: 'page', body: [{ _type: 'block', children: [image('a')] }] },
      ],
    )
    expect(users.get('a')).toEqual([
      { id: 'one', type: 'banner', title: 'Evening' },
      { id: 'two', type: 'page', title: 'two' },
    ])
    expect(users.get('b')).toEqual([])
  })

  test('counts an unpublished draft: deleting its picture would break it', () => {
    const draft = { _id: 'drafts.new', _type: 'banner', title: 'New', image: image('a') }
    expect(usersByAsset(['a'], [draft]).get('a')).toHaveLength(1)
  })

  test('omits assets that were not requested', () => {
    const users = usersByAsset(['a'], [{ _id: 'one', _type: 'banner', image: image('other') }])
    expect([...users.keys()]).toEqual(['a'])
  })
})

test('a search matches every word by prefix, and passes on no wildcards', () => {
  expect(searchPatterns('  Blue-moon.png * ')).toEqual(['Blue*', 'moon*', 'png*'])
  expect(searchPatterns('***')).toEqual([])
})

test('sizes and uses are formatted as text', () => {
  expect([812, 48_210, 999_600, 1_240_000, 25_000_000].map(fileSize)).toEqual([
    '812 B',
    '48 KB',
    '1 MB',
    '1.2 MB',
    '25 MB',
  ])
  expect([0, 1, 2].map(usesInWords)).toEqual([
    'Unused',
    'Used by 1 document',
    'Used by 2 documents',
  ])
})
