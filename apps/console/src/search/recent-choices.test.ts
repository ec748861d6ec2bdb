// @vitest-environment happy-dom
import type { RecordHit } from '@ampdeck/api/system/search'
import { beforeEach, describe, expect, it } from 'vitest'
import { storageKeys } from '../session/storage.ts'
import type { Command } from './command.ts'
import { recentChoices, recordChoice } from './recent-choices.ts'

const command = (id: string): Command => ({ id, group: 'pages', title: [id, id] })
const ids = (userId = 1) => recentChoices(userId).map(({ id }) => id)

beforeEach(() => localStorage.clear())

describe('what was chosen lately', () => {
  it('stands with the last one first, each once, eight at most', () => {
    for (const id of ['a', 'b', 'c', 'a']) recordChoice(1, command(id))
    expect(ids()).toEqual(['a', 'c', 'b'])
    for (let n = 0; n < 10; n++) recordChoice(1, command(`${n}`))
    expect(ids()).toEqual(['9', '8', '7', '6', '5', '4', '3', '2'])
  })

  it('keeps no phone number of a member in the browser, of earlier choices neither', () => {
    const record: RecordHit = {
      kind: 'member',
      id: 7,
      number: 'M7',
      name: 'Li',
      nameEn: null,
      phone: '13912345678',
      status: 1,
      stationId: null,
    }
    const chosen: Command = { ...command('member:7'), detail: ['Li, 13912345678', 'Li，13912345678'], record }
    localStorage.setItem(storageKeys.recentChoices, JSON.stringify({ 1: [{ ...chosen, id: 'member:8' }] }))
    recordChoice(1, chosen)
    expect(ids()).toEqual(['member:7', 'member:8'])
    expect(recentChoices(1)[0]?.record).toEqual({ ...record, phone: null })
    expect(localStorage.getItem(storageKeys.recentChoices)).not.toContain('13912345678')
  })

  it('is each person’s own', () => {
    recordChoice(1, command('a'))
    recordChoice(2, command('b'))
    expect([ids(1), ids(2), recentChoices(undefined)]).toEqual([['a'], ['b'], []])
  })

  it.each(['broken', '5', '[]', '{"1": 5}', '{"1": [null, 7, {"id": 1}]}'])(
    'is nothing where the storage holds %s',
    (text) => {
      localStorage.setItem(storageKeys.recentChoices, text)
      expect(ids()).toEqual([])
      recordChoice(1, command('a'))
      expect(ids()).toEqual(['a'])
    },
  )
})
