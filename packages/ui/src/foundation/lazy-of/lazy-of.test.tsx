// @vitest-environment happy-dom
import { act, Component, type ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { lazyOf } from './lazy-of.tsx'

interface PartProps {
  word: string
}
const Part = ({ word }: PartProps) => <b>{word}</b>
const inItalics = ({ word }: PartProps) => <i>{word}</i>

class Boundary extends Component<{ children: ReactNode }, { message?: string }> {
  override state: { message?: string } = {}
  static getDerivedStateFromError = (error: Error) => ({ message: error.message })
  override render = () => this.state.message ?? this.props.children
}

let root: Root
let shown: HTMLElement
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  shown = document.createElement('div')
  root = createRoot(shown)
})
afterEach(() => {
  act(() => root.unmount())
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

it('has what waits until the code is there, and is there at once from then on', async () => {
  const code = Promise.withResolvers<{ Part: typeof Part }>()
  const load = vi.fn(() => code.promise)
  const Lazy = lazyOf(load, 'Part', inItalics)
  act(() => root.render(<Lazy word="one" />))
  expect(shown.innerHTML).toBe('<i>one</i>')
  await act(async () => code.resolve({ Part }))
  expect(shown.innerHTML).toBe('<b>one</b>')

  act(() => root.render(<Lazy key="anew" word="two" />))
  expect(shown.innerHTML).toBe('<b>two</b>')
  expect(load).toHaveBeenCalledOnce()
})

it('is there at once where its code was read before', async () => {
  const Lazy = lazyOf(async () => ({ Part }), 'Part', inItalics)
  await Lazy.read()
  act(() => root.render(<Lazy word="one" />))
  expect(shown.innerHTML).toBe('<b>one</b>')
})

it('throws what does not come to the boundary, and asks for it again when it is drawn anew', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  const load = vi.fn(async () => ({ Part })).mockRejectedValueOnce(new Error('Away'))
  const Lazy = lazyOf(load, 'Part')
  const draw = (key: string) =>
    act(async () =>
      root.render(
        <Boundary key={key}>
          <Lazy word="one" />
        </Boundary>,
      ),
    )
  await draw('first')
  expect(shown.innerHTML).toBe('Away')
  await draw('again')
  expect(shown.innerHTML).toBe('<b>one</b>')
})
