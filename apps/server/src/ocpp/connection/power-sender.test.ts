import { expect, it } from 'vitest'
import type { PowerProfile } from '../../device/pile-request.ts'
import { powerSender } from './power-sender.ts'

const profile: PowerProfile = {
  ...{ id: 1, stackLevel: 0, purpose: 'default', kind: 'relative' },
  periods: [{ startSecond: 0, limitW: 7_000 }],
}

it('sends a limit in the terms that it has read, also where the pile boots while they are kept', async () => {
  const sender = powerSender({
    is16: true,
    wattsPerAmpere: async () => 230,
    keep: async () => sender.restarted(),
  })
  const sent: string[] = []
  const answer = await sender.set({ kind: 'setPower', connector: 1, profile }, 5_000, async (request) => {
    sent.push(request.kind)
    return { status: 'accepted', detail: null }
  })
  expect(answer.status).toBe('accepted')
  expect(sent).toEqual(['getConfiguration', 'setPower'])
})
