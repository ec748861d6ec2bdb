import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type LinkEvent, linkAfter, type ServerLink, THERE, waitAfter } from './server-link.ts'

const linkWhen = (events: LinkEvent['type'][], link: ServerLink = THERE) =>
  events.reduce((state, type, at) => linkAfter(state, { type }, 1_000 + at), link)

describe('the link to the server', () => {
  it('says nothing after one failed call that the probe does not confirm', () => {
    expect(linkWhen(['missed']).is).toBe('doubtful')
    expect(linkWhen(['missed', 'answered'])).toBe(THERE)
  })

  it('is away when the probe fails too, since the first failed call', () => {
    expect(linkWhen(['missed', 'missed', 'probeMissed'])).toEqual({
      is: 'away',
      since: 1_000,
      tries: 1,
      nextAt: 2_002,
    })
  })

  it('does not count further failed calls as tries', () => {
    const away = linkWhen(['missed', 'probeMissed'])
    expect(linkWhen(['missed', 'missed', 'missed'], away)).toBe(away)
  })

  it('has no next time while it is being asked', () => {
    expect(linkWhen(['missed', 'probeMissed', 'probing'])).toMatchObject({ is: 'away', nextAt: undefined })
  })

  it('is there again with the first answer, whatever was before', () => {
    const events = fc.array(
      fc.constantFrom<LinkEvent['type']>('missed', 'probeMissed', 'probing', 'answered'),
    )
    fc.assert(
      fc.property(events, (before) => {
        expect(linkWhen([...before, 'answered'])).toBe(THERE)
      }),
    )
  })

  it('is never away without a call that failed', () => {
    const events = fc.array(fc.constantFrom<LinkEvent['type']>('probeMissed', 'probing', 'answered'))
    fc.assert(
      fc.property(events, (all) => {
        expect(linkWhen(all)).toBe(THERE)
      }),
    )
  })
})

it('waits 1, 2, 4, 8 and then 15 seconds', () => {
  expect([1, 2, 3, 4, 5, 6, 60].map(waitAfter)).toEqual([1_000, 2_000, 4_000, 8_000, 15_000, 15_000, 15_000])
})
