// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useTurn } from './use-turn.ts'

let root: Root
let element: HTMLElement

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  element = document.createElement('div')
  root = createRoot(element)
})
afterEach(() => {
  act(() => root.unmount())
  vi.unstubAllGlobals()
})

interface Props {
  scenes: readonly string[]
  alarm: number | null
  begin?: string
}

function Shown({ scenes, alarm, begin }: Props) {
  const { scene } = useTurn({ scenes, everyMs: 30_000, alarm }, begin, (name) => scenes.includes(name))
  return scene
}

const shown = (props: Props) => {
  act(() => root.render(<Shown {...props} />))
  return element.textContent
}

it('leaves the scene of an alarm when the settings that come after it do not have it', () => {
  expect(shown({ scenes: ['network', 'alarm'], alarm: null })).toBe('network')
  expect(shown({ scenes: ['network', 'alarm'], alarm: 7 })).toBe('alarm')
  expect(shown({ scenes: ['network'], alarm: 7 })).toBe('network')
})

it('stays at a scene that the address misnames', () => {
  expect(shown({ scenes: ['network', 'alarm'], alarm: 7, begin: 'revenues' })).toBe('revenues')
})
