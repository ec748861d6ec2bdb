import type { RecordHit } from '@ampdeck/api/system/search'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Command } from './command.ts'
import { grouped, inGroups, rank } from './rank.ts'

const page = (en: string, zh: string, detail?: string): Command => ({
  id: `page:${en}`,
  group: 'pages',
  title: [en, zh],
  ...(detail && { detail: [detail, detail] }),
})
const hit = (number: string): RecordHit => ({
  kind: 'pile',
  id: Number(number) || 1,
  number,
  name: '深圳机场站',
  nameEn: 'Shenzhen Airport',
  phone: null,
  status: 1,
  stationId: 1,
})
const pile = (number: string): Command => ({
  id: `pile:${number}`,
  group: 'equipment',
  title: [number, number],
  record: hit(number),
})

const commands = [
  page('Station list', '场站列表', 'Business / Stations'),
  page('Pile list', '电桩列表', 'Business / Piles'),
  page('Station map', '场站地图', 'Business / Stations'),
  page('Guns', '充电枪', 'Business / Piles'),
]
const titles = (text: string, recent?: string[]) => rank(commands, text, recent).map(({ title }) => title[0])

describe('the rank of a command', () => {
  it('is by the beginning of a title, then of a word in it, then by any part, then by the way to it', () => {
    expect(titles('list')).toEqual(['Station list', 'Pile list'])
    expect(titles('pile')).toEqual(['Pile list', 'Guns'])
    expect(titles('ist')).toEqual(['Station list', 'Pile list'])
  })

  it('asks for every word, in any order', () => {
    expect(titles('stations map')).toEqual(['Station map'])
    expect(titles('map business')).toEqual(['Station map'])
    expect(titles('map piles')).toEqual([])
  })

  it('knows both languages and neither case nor width of the letters', () => {
    expect(titles('场站')).toEqual(['Station list', 'Station map'])
    expect(titles('ＭＡＰ')).toEqual(['Station map'])
  })

  it('is higher for what was chosen lately, among equals only', () => {
    expect(titles('station', ['page:Station map'])).toEqual(['Station map', 'Station list'])
    expect(titles('pile', ['page:Guns'])).toEqual(['Pile list', 'Guns'])
  })

  it('puts the number itself first, then one that begins so, then one that only holds it', () => {
    const piles = ['90012', '00123', '0012'].map(pile)
    expect(rank(piles, '0012').map(({ id }) => id)).toEqual(['pile:0012', 'pile:00123', 'pile:90012'])
  })

  it('keeps what the server has found by something that is not shown', () => {
    expect(rank([pile('0012')], '粤B12345')).toHaveLength(1)
  })
})

describe('the groups', () => {
  it('begin with that of the closest one', () => {
    const ranked = rank([...commands, pile('44'), pile('445')], '44')
    expect(grouped(ranked, 5).map(({ id }) => id)).toEqual(['equipment'])
    const mixed = rank([page('445 report', '报表'), pile('445')], '445')
    expect(grouped(mixed, 5).map(({ id }) => id)).toEqual(['equipment', 'pages'])
  })

  it('stand in their own order where nothing is typed, and are cut', () => {
    const all = inGroups([pile('1'), ...commands], 3)
    expect(all.map(({ id, commands: of }) => [id, of.length])).toEqual([
      ['pages', 3],
      ['equipment', 1],
    ])
  })
})

describe('for any commands and any text', () => {
  const anyCommand = fc
    .record({
      name: fc.stringMatching(/^[a-c]{1,4}( [a-c]{1,4})?$/),
      zh: fc.stringMatching(/^[场站桩]{1,4}$/),
      isRecord: fc.boolean(),
    })
    .map(({ name, zh, isRecord }) => (isRecord ? pile(name) : page(name, zh)))
  const anyCommands = fc.uniqueArray(anyCommand, { selector: ({ id }) => id, maxLength: 20 })
  const anyText = fc.stringMatching(/^[a-c场站 ]{0,4}$/)

  it('invents nothing, doubles nothing and loses no record', () => {
    fc.assert(
      fc.property(anyCommands, anyText, (all, text) => {
        const ranked = rank(all, text)
        expect(new Set(ranked).size).toBe(ranked.length)
        for (const command of ranked) expect(all).toContain(command)
        for (const command of all) if (command.record) expect(ranked).toContain(command)
      }),
    )
  })

  it('puts nothing before a command whose number or title is the text', () => {
    fc.assert(
      fc.property(anyCommands, (all) => {
        for (const { title } of all) expect(rank(all, title[0])[0]?.title).toContain(title[0])
      }),
    )
  })

  it('orders two commands the same whatever others there are', () => {
    fc.assert(
      fc.property(anyCommands, anyCommands, anyText, (some, others, text) => {
        const known = new Set(some.map(({ id }) => id))
        const more = [...some, ...others.filter(({ id }) => !known.has(id))]
        const alone = rank(some, text).map(({ id }) => id)
        const among = rank(more, text).map(({ id }) => id)
        expect(among.filter((id) => known.has(id))).toEqual(alone)
      }),
    )
  })
})
