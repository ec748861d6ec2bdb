import { expect, it } from 'vitest'
import { listAfter } from './local-list.service.ts'

const card = (value: string) => ({ token: { value, isVin: false }, accepted: true })
const removed = (value: string) => ({ token: { value, isVin: false } })
const cardsOf = (sent: Parameters<typeof listAfter>[0]) => listAfter(sent)?.map(({ token }) => token.value)

it('is the last whole list with the changes since', () => {
  const sent = [
    { full: true, entries: [card('OLD')] },
    { full: true, entries: [card('A1'), card('B2')] },
    { full: false, entries: [card('C3'), removed('a1')] },
    { full: false, entries: [card('D4')] },
  ]
  expect(cardsOf(sent)).toEqual(['B2', 'C3', 'D4'])
})

it('is not known where no whole list was sent from here, and empty where an empty one was', () => {
  expect(cardsOf([{ full: false, entries: [card('A1')] }])).toBeUndefined()
  expect(cardsOf([{ full: true, entries: [] }])).toEqual([])
})
