// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest'
import { forgetDraft, forgetDrafts, keepDraft, readDraft } from './kept-draft.ts'

const draft = { at: 1, version: 3, values: { name: 'Airport' }, key: 'k1' }

beforeEach(() => localStorage.clear())

describe('a kept draft', () => {
  it('is read as it was kept, its key included', () => {
    expect(keepDraft('ann.station-7', draft)).toBe(true)
    expect(readDraft('ann.station-7', 3)).toEqual(draft)
  })

  it('is none for another version of the record, or where it is broken', () => {
    keepDraft('ann.station-7', draft)
    expect(readDraft('ann.station-7', 4)).toBeUndefined()
    for (const broken of ['{', '5', 'null', '{"at":"x","values":{}}', '{"at":1,"values":{},"key":5}']) {
      localStorage.setItem('ampdeck.draft.broken', broken)
      expect(readDraft('broken', undefined), broken).toBeUndefined()
    }
  })

  it('is forgotten alone, with all of its owner, or with all there are; nothing else is', () => {
    const names = ['ann.station-7', 'ann.station-new', 'bob.station-new', 'bob.unit-new']
    for (const name of names) keepDraft(name, draft)
    localStorage.setItem('ampdeck.layout', '{}')
    const left = () => names.filter((name) => readDraft(name, 3))

    forgetDraft('bob.unit-new')
    expect(left()).toEqual(names.slice(0, 3))
    forgetDrafts('ann.')
    expect(left()).toEqual(['bob.station-new'])
    forgetDrafts()
    expect(left()).toEqual([])
    expect(localStorage.getItem('ampdeck.layout')).toBe('{}')
  })
})
