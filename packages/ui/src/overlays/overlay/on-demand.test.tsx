// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { OnDemand } from './on-demand.tsx'

let root: Root
let code: PromiseWithResolvers<void>
beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  code = Promise.withResolvers()
  const load = () => code.promise
  root = createRoot(document.body.appendChild(document.createElement('div')))
  await act(async () =>
    root.render(
      <OnDemand trigger={<button type="button">Open</button>} popup="menu" load={load}>
        <p>Overlay</p>
      </OnDemand>,
    ),
  )
})
afterEach(() => {
  act(() => root.unmount())
  document.body.replaceChildren()
  vi.unstubAllGlobals()
})

const button = () => document.querySelector('button') as HTMLButtonElement
const isDrawn = () => document.querySelector('p') !== null
const press = () => act(() => button().click())
const send = (event: Event, to: EventTarget = document.body) => act(() => to.dispatchEvent(event))
const escapeKey = () => new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })
const pointerDown = () => new PointerEvent('pointerdown', { bubbles: true })
const arrive = () => act(async () => code.resolve())

it('keeps its button until the code is there, and draws the overlay then', async () => {
  const before = button()
  press()
  expect(button()).toBe(before)
  await arrive()
  expect(isDrawn()).toBe(true)
})

it('draws the overlay whose code does not come, which then says so', async () => {
  press()
  await act(async () => code.reject(new Error('Away')))
  expect(isDrawn()).toBe(true)
})

it.each([
  ['Escape', () => send(escapeKey(), button())],
  ['a press beside the button', () => send(pointerDown())],
])('draws nothing after %s while the code is on its way, and opens by the next press', async (_, giveUp) => {
  press()
  giveUp()
  await arrive()
  expect(isDrawn()).toBe(false)
  await act(async () => button().click())
  expect(isDrawn()).toBe(true)
})

it('hears Escape alone until the code is there, and leaves it to the overlay then', async () => {
  const below = vi.fn()
  document.body.addEventListener('keydown', below)
  press()
  send(escapeKey())
  expect(below).not.toHaveBeenCalled()
  press()
  await arrive()
  send(escapeKey())
  expect(below).toHaveBeenCalledOnce()
  document.body.removeEventListener('keydown', below)
})

it('still opens after a second press of the button', async () => {
  press()
  send(pointerDown(), button())
  press()
  await arrive()
  expect(isDrawn()).toBe(true)
})
