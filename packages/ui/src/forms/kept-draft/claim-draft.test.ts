// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { claimDraft, type DraftClaim } from './claim-draft.ts'
import { keepDraft, readDraft } from './kept-draft.ts'

const FORM = 'ann.station-new'
const draft = (name: string) => ({ at: 1, version: undefined, values: { name }, key: `key of ${name}` })
const open: DraftClaim[] = []

/** A form in a tab of its own, which knows nothing of the others but what they say. */
function openForm(): DraftClaim {
  sessionStorage.clear()
  const claim = claimDraft(FORM, undefined)
  open.push(claim)
  return claim
}

const answered = () => new Promise((resolve) => setTimeout(resolve, 50))

beforeEach(() => localStorage.clear())
afterEach(() => {
  for (const claim of open.splice(0)) claim.release()
})

describe('the draft of a form', () => {
  it('is taken up after its tab was closed, with the key of its sending', async () => {
    const first = openForm()
    keepDraft(first.name(), draft('Airport'))
    first.release()
    expect(await openForm().kept()).toEqual(draft('Airport'))
  })

  it('is not shared with a second tab that opens the same form, and neither overwrites the other', async () => {
    const first = openForm()
    keepDraft(first.name(), draft('Airport'))
    const second = openForm()
    expect(await second.kept()).toBeUndefined()
    keepDraft(second.name(), draft('Harbour'))
    expect(readDraft(first.name(), undefined)).toEqual(draft('Airport'))
    expect(readDraft(second.name(), undefined)).toEqual(draft('Harbour'))
  })

  it('is a tab’s own also where both forms were opened before anything was typed', async () => {
    const [first, second] = [openForm(), openForm()]
    await answered()
    expect(second.name()).not.toBe(first.name())
  })

  it('is taken up from whichever tab is closed', async () => {
    const first = openForm()
    keepDraft(first.name(), draft('Airport'))
    const second = openForm()
    await answered()
    keepDraft(second.name(), draft('Harbour'))
    second.release()
    expect(await openForm().kept()).toEqual(draft('Harbour'))
  })

  it('is found again by its own tab after a reload', async () => {
    const first = openForm()
    keepDraft(first.name(), draft('Airport'))
    const second = openForm()
    await answered()
    keepDraft(second.name(), draft('Harbour'))
    second.release()
    const reloaded = claimDraft(FORM, undefined)
    open.push(reloaded)
    expect(await reloaded.kept()).toEqual(draft('Harbour'))
  })
})
