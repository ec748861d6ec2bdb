import { existsSync, readFileSync } from 'node:fs'
import type { Call, Moving, MovingOneOf } from '@ampdeck/api/contract'
import { everyCall } from '@ampdeck/api/resources'
import { expect, it } from 'vitest'
import { alarmTransitions } from './alarm.ts'
import { billTransitions } from './bill.ts'
import { equipmentTransitions } from './equipment.ts'
import { inUseTransitions } from './in-use.ts'
import { memberTransitions } from './member.ts'
import { paymentTransitions } from './payment.ts'
import { systemTransitions } from './system.ts'
import { isVersioned, readOf, ruleOf, type Transition } from './transition.ts'

/*
 * The life cycles of money and customers (domain.md §4) beside what proves each transition. The table of
 * docs/life-cycles.md is written by this test (`--update`), and it fails where a key of the document is proven by
 * nothing.
 */

const root = new URL('../../../../../', import.meta.url)
const LIFE_CYCLES = ['1', '1b', '2', '3', '3b', '4', '5', '7', '11', '16', '24', '25']

const generated: readonly (readonly [file: string, of: readonly Transition[]])[] = [
  ['bill/transitions', billTransitions],
  ['payment/transitions', paymentTransitions],
  ['member/transitions', memberTransitions],
  ['config/transitions', inUseTransitions],
  ['operation/transitions', equipmentTransitions],
  ['system/transitions', systemTransitions],
  ['alarm/transitions', alarmTransitions],
]

/** What is made from nothing, or done by piles and jobs, is proven by tests of its own; what belongs to other issues too. */
const byHand: Readonly<Record<string, string>> = {
  'pileMonitor:start': 'charging/one-balance',
  'pileMonitor:batchRemoteStop': 'operation/pile-command',
  'rechargeRecord:add': 'payment/recharge',
  'teamBill:add': 'bill/team-bill',
  'workOrder:add': 'alarm/work-order/work-order',
}

/**
 * Where the other steps are tried: a file, a meter or a month makes their record, they take a file, or their record is
 * not found in any other state.
 */
const stepsByHand: Readonly<Record<string, string>> = {
  'importBill.delete': 'bill/import-bill/import-bill',
  'reconciliationContract.confirmMonth': 'bill/reconciliation-contract/reconciliation-contract',
  'unpayBill.remind': 'bill/outstanding/outstanding',
  'meterKey.end': 'ocpp/signed-values',
  'firmware.upload': 'config/firmware-task/firmware-task',
  'temporaryStation.temporaryDelete': 'config/temporary-station/temporary-station',
  'paymentOrder.query': 'payment/payment-config',
  // Which of its two steps it takes is what the state says.
  'alarm.handle': 'alarm/alarm',
  // Anybody but the owner is refused before the step: 403, or 404 where it is not shared.
  'ownReport.delete': 'figures/own-report/own-report',
  'ownReport.share': 'figures/own-report/own-report',
  'ownReport.stopSharing': 'figures/own-report/own-report',
}

const keysOf = ({ call: { permission } }: Transition) => [permission].flat() as string[]

const stepsOf = (call: Call & Partial<Moving & MovingOneOf>) => call.steps ?? (call.step ? [call.step] : [])

it('proves every transition that somebody takes by a key', () => {
  const domain = readFileSync(new URL('docs/domain.md', root), 'utf8')
  const table = domain.slice(domain.indexOf('## 4. Life cycles'), domain.indexOf('## 5. Billing'))
  const proven = new Set([
    ...generated.flatMap(([, transitions]) => transitions.flatMap(keysOf)),
    ...Object.keys(byHand),
  ])
  let life = ''
  const open = table.split('\n').flatMap((line) => {
    const [first = '', , , keys = ''] = line.split('|').slice(1)
    life = /^(\d+b?) /.exec(first.trim())?.[1] ?? life
    if (!LIFE_CYCLES.includes(life)) return []
    return [...keys.matchAll(/`(\w+:\w+)`/g)].map(([, key]) => key ?? '').filter((key) => !proven.has(key))
  })
  expect(open).toEqual([])
})

it('proves every step that a call takes, by the record that people see', () => {
  const steps = generated.flatMap(([, transitions]) => transitions.filter((of) => ruleOf(of).step))
  const proven = new Set(steps.map((of) => `${of.call.path}: ${ruleOf(of).step?.name}`))
  const open = everyCall.flatMap(({ name, call }) =>
    name in stepsByHand
      ? []
      : stepsOf(call)
          .map((step) => `${call.path}: ${step.name}`)
          .filter((step) => !proven.has(step)),
  )
  expect(open).toEqual([])
  for (const file of Object.values(stepsByHand))
    expect(existsSync(new URL(`apps/server/src/${file}.server.test.ts`, root)), file).toBe(true)
  expect(steps.filter((of) => readOf(of) === undefined).map(({ call }) => call.path)).toEqual([])
})

it('stands in docs/life-cycles.md', async () => {
  const lines = generated.flatMap(([file, transitions]) =>
    transitions.map((of) => {
      const { life, name, call } = of
      const { from, to, states, refusal, step } = ruleOf(of)
      const isOthers = step?.onlyBy !== undefined || Object.keys(step?.notBy ?? {}).length > 0
      const others = states.length - from.length
      return [
        ...[life, name, `\`${keysOf(of)[0]}\``, `${from.join(', ')}${to === undefined ? '' : ` → ${to}`}`],
        others === 0 ? '–' : `${others}${refusal === 'transition.notAllowed' ? '' : ` (\`${refusal}\`)`}`,
        isOthers ? 'yes' : '–',
        isVersioned({ ...of, call }) ? 'yes' : '–',
        'repeats' in of ? 'key once' : 'yes',
        `\`${file}\``,
      ]
    }),
  )
  const head = ['Life', 'Step', 'Key', 'From → to', 'Refused from so many others', 'Other person']
  const table = [
    [...head, 'Version', 'Key once, one of two', 'Test'],
    head.concat('', '', '').map(() => '---'),
    ...lines,
  ]
  const text = `# Life cycles and their tests

Written by \`transitions.test.ts\` in \`apps/server/src/testing/transitions\` (\`--update\`); do not edit.

Each line is a transition of [the life cycles](domain.md#4-life-cycles) that somebody takes. \`prove.ts\` tries each in the same ways: allowed from its states, refused from all others, without the key (403), of another seller (404), by who had a part in the record where two people are needed, where a condition of it does not hold, on another version than the present one, twice under one idempotency key, and by two people at the same moment. With “key once”, both of the two succeed: the step ends in a state from which it can be taken. The ledger must add up at the end.

What is made from nothing, done by piles or by jobs is tested by itself: \`charging/record/order-states.test.ts\` (every state and action of an order), \`charging/charging.server.test.ts\` and \`charging/jobs.server.test.ts\` (piles, watchdog, deduction, occupation), \`payment/recharge.server.test.ts\` (channels, 15 minutes, late money), \`bill/team-bill/team-bill.server.test.ts\` (drafts of a month), \`config/cost-model/cost-model.rules.test.ts\` (versions of prices).

${table.map((cells) => `| ${cells.join(' | ')} |`).join('\n')}
`
  await expect(text).toMatchFileSnapshot(new URL('docs/life-cycles.md', root).pathname)
})
