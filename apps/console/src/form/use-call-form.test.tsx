// @vitest-environment happy-dom

import { type BadDebtDraft, badDebt } from '@ampdeck/api/bill/bad-debt'
import { ApiError } from '@ampdeck/api/client/outcome'
import type { Draft } from '@ampdeck/ui/form'
import { showMessage } from '@ampdeck/ui/toast'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, expectTypeOf, it, vi } from 'vitest'
import { z } from 'zod'
import { client } from '../data/client.ts'
import { useCallForm } from './use-call-form.ts'

vi.mock('../data/client.ts', () => ({ client: vi.fn() }))
vi.mock('@ampdeck/ui/toast', () => ({ showMessage: vi.fn() }))

const Receipt = z.object({ receiptNo: z.string() })

let root: Root
let form: Draft<z.input<typeof Receipt>>
/** What happened, in its order. */
let done: string[]

function Recover() {
  form = useCallForm(badDebt.recover, Receipt, {
    texts: { receiptNo: ['Receipt', '收据'] },
    defaults: { receiptNo: 'R-1' },
    input: ({ receiptNo }) => ({ id: 7, version: 2, amountFen: 300, receiptNo }),
    refresh: async () => done.push('refresh'),
    said: ({ orderNo }) => `${orderNo} recovered`,
    onDone: (answer) => done.push(answer ? `done ${answer.orderNo}` : 'left'),
    onClose: () => done.push('close'),
  })
  return null
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  done = []
  vi.mocked(showMessage).mockImplementation(({ text }) => void done.push(text))
  root = createRoot(document.createElement('div'))
  act(() =>
    root.render(
      <QueryClientProvider client={new QueryClient()}>
        <Recover />
      </QueryClientProvider>,
    ),
  )
})
afterEach(() => {
  act(() => root.unmount())
  vi.mocked(client).mockReset()
  vi.unstubAllGlobals()
})

it('makes the call, shows the message and closes', async () => {
  vi.mocked(client).mockResolvedValue({ orderNo: 'D1' })
  await act(() => form.save())
  expect(vi.mocked(client).mock.lastCall?.slice(0, 2)).toEqual([
    badDebt.recover,
    { id: 7, version: 2, amountFen: 300, receiptNo: 'R-1' },
  ])
  expect(done).toEqual(['refresh', 'D1 recovered', 'done D1', 'close'])
})

it('sends a draft again under its key, and stays open until it is answered', async () => {
  vi.mocked(client).mockRejectedValueOnce(new ApiError('network', ''))
  await act(() => form.save())
  expect(done).toEqual([])
  vi.mocked(client).mockResolvedValue({ orderNo: 'D1' })
  await act(() => form.save())
  const [first, second] = vi.mocked(client).mock.calls.map(([, , options]) => options?.idempotencyKey)
  expect(first).toBeTruthy()
  expect(second).toBe(first)
})

it('closes without a message when it is left', () => {
  act(() => form.leave())
  expect(done).toEqual(['left', 'close'])
})

it('must be given the input where the values are not the input', () => {
  const recover = useCallForm<typeof badDebt.recover, z.input<typeof Receipt>>
  expectTypeOf(recover).parameter(2).toHaveProperty('input').toBeFunction()
  const apply = useCallForm<typeof badDebt.apply, z.input<typeof BadDebtDraft>>
  expectTypeOf(apply).parameter(2).toHaveProperty('input').toBeNullable()
})
