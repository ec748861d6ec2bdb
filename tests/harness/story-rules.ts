import { afterEach, beforeEach, expect, vi } from 'vitest'

/** An overlay fades in from nothing: for its first frame, which is long on a busy machine, it would count as hidden. */
document.head.append(
  Object.assign(document.createElement('style'), {
    textContent: '*, ::before, ::after { animation-name: none !important; transition: none !important }',
  }),
)

/**
 * What React says about the tool that draws a story and presses keys in it, when a part of the page arrives while the
 * tool begins or ends its `act`: no fault of the page.
 */
const aboutTheTest = ['inside an `act` scope', 'not configured to support act(']

/** A story that complains is wrong, whatever it looks like. */
const complaints: unknown[][] = []
beforeEach(() => {
  complaints.length = 0
  vi.spyOn(console, 'error').mockImplementation((...args) => {
    if (!aboutTheTest.some((part) => String(args[0]).includes(part))) complaints.push(args)
  })
})
afterEach(() => {
  vi.mocked(console.error).mockRestore()
  expect(complaints, 'written to the console as an error').toEqual([])
})
