import { vinBinding } from '@ampdeck/api/config/vin-binding'
import { vinPass } from '@ampdeck/api/config/vin-pass'
import { activeState } from '@ampdeck/api/enumerations/member'
import { describe, expect, it } from 'vitest'
import { demoId } from '../../demo/records.ts'
import { SKYLINE } from '../../demo/sellers.ts'
import { setUpAccounts } from '../../testing/set-up.ts'
import { plainRecord } from '../../testing/standard-calls.ts'

let n = 0
const newVin = () => {
  n += 1
  return `LVN${String(n).padStart(14, '0')}`
}
const groupId = demoId(SKYLINE, 'fleet', 1)
const binding = () => ({ vin: newVin(), payerKind: 2, memberId: null, groupId, accountType: 2 })
const pass = () => ({ vin: newVin(), startMode: 1, maxFenPerOrder: 5_000, validTo: '2099-12-31' })

describe('a VIN binding', () => {
  plainRecord(vinBinding, binding)
})
describe('a VIN pass', () => {
  plainRecord(vinPass, pass)
})

describe('a car that starts by its VIN', () => {
  const { ask } = setUpAccounts()

  it.each([
    ['binding', vinBinding, binding],
    ['pass', vinPass, pass],
  ] as const)(
    'has one %s, enabled and disabled each from the other state, by who may',
    async (_name, of, make) => {
      const body = make()
      const { data } = await ask(of.save, body)
      const again = await ask(of.save, { ...make(), vin: body.vin })
      expect(again).toMatchObject({ data: { reason: 'record.duplicate', issues: [{ path: ['vin'] }] } })
      const { id } = data
      expect(await ask(of.enable, { id })).toMatchObject({ data: { reason: 'transition.notAllowed' } })
      expect(await ask(of.disable, { id })).toMatchObject({ data: { state: activeState.code.off } })
      expect(await ask(of.disable, { id })).toMatchObject({ code: 409 })
      expect(await ask(of.enable, { id })).toMatchObject({ data: { state: activeState.code.on } })
      expect((await ask(of.enable, { id }, 'viewer')).code).toBe(403)
    },
  )

  it('warns of a pass that nobody pays for', async () => {
    const body = pass()
    const { data } = await ask(vinPass.save, body)
    expect(data).toMatchObject({ bindingId: null, payerName: null })
    expect(await ask(vinPass.payer, { vin: body.vin })).toMatchObject({ data: null })
    const bound = await ask(vinBinding.save, { ...binding(), vin: body.vin })
    expect(await ask(vinPass.get, { id: data.id })).toMatchObject({
      data: { bindingId: bound.data.id, groupId },
    })
    expect(await ask(vinPass.page, { vin: body.vin, binding: 2 })).toMatchObject({ data: { total: 0 } })
    await ask(vinBinding.disable, { id: bound.data.id })
    expect(await ask(vinPass.page, { vin: body.vin, binding: 2 })).toMatchObject({ data: { total: 1 } })
  })

  it('is found by its VIN as people paste it', async () => {
    for (const [of, make] of [
      [vinPass, pass],
      [vinBinding, binding],
    ] as const) {
      const { data } = await ask(of.save, make())
      const pasted = `\u200b${data.vin.slice(0, 8).toLowerCase()} ${data.vin.slice(8, 12)}-${data.vin.slice(12)}`
      const wide = data.vin.replace(/\d/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0))
      for (const vin of [pasted, wide])
        expect((await ask(of.page, { vin })).data.records.map(({ id }) => id)).toEqual([data.id])
    }
    const bound = await ask(vinBinding.save, binding())
    const pasted = `${bound.data.vin.slice(0, 8).toLowerCase()} ${bound.data.vin.slice(8)}`
    expect((await ask(vinPass.payer, { vin: pasted })).data).not.toBeNull()
  })

  it('is paid for by an account that there is, of the own seller', async () => {
    expect(await ask(vinBinding.save, { ...binding(), accountType: 1 })).toMatchObject({
      data: { reason: 'vin.noAccount' },
    })
    expect((await ask(vinBinding.save, { ...binding(), groupId: demoId(10_002, 'fleet', 1) })).code).toBe(404)
    expect((await ask(vinBinding.save, { ...binding(), payerKind: 1 })).code).toBe(400)
    const elsewhere = [demoId(10_002, 'station', 1)]
    expect((await ask(vinPass.save, { ...pass(), stationIds: elsewhere })).code).toBe(404)
  })

  it('has many passes disabled at once; those that are off already are refused alone', async () => {
    const ids = []
    for (const _ of [1, 2, 3]) ids.push((await ask(vinPass.save, pass())).data.id)
    await ask(vinPass.disable, { id: ids[1] })
    expect(await ask(vinPass.batchDisable, { ids })).toMatchObject({
      data: { done: [ids[0], ids[2]], refused: [{ id: ids[1], reason: 'transition.notAllowed' }] },
    })
    expect(await ask(vinPass.batchEnable, { ids })).toMatchObject({ data: { done: ids, refused: [] } })
    expect((await ask(vinPass.batchEnable, { ids }, 'viewer')).code).toBe(403)
  })

  it('is exported by who may', async () => {
    for (const of of [vinPass, vinBinding]) {
      expect((await ask(of.export, {})).code).toBe(0)
      expect((await ask(of.export, {}, 'viewer')).code).toBe(403)
    }
  })
})
