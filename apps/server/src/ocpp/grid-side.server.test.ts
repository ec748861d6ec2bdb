import { afterAll, beforeAll, expect, it } from 'vitest'
import { recordedCharging } from '../testing/recorded-charging.ts'
import { rawPile, startTestGateway, type TestGateway } from '../testing/test-gateway.ts'

/* What is new in 2.1: alarms of the grid's side, and charges that go before others. */

const recorded = recordedCharging()
let gateway: TestGateway

beforeAll(async () => {
  gateway = await startTestGateway(recorded)
})
afterAll(() => gateway.close())

const AT = '2026-07-01T02:00:00Z'

it('an alarm of the grid’s side is one of the pile, until it is over', async () => {
  const code = gateway.codes.pop() ?? ''
  const pile = await rawPile(gateway.url, code, 'ocpp2.1')
  const alarm = { controlType: 'HVMustTrip', gridEventFault: 'OverVoltage', timestamp: AT }
  expect(await pile.say([2, '1', 'NotifyDERAlarm', { ...alarm, extraInfo: '262 V' }])).toEqual([3, '1', {}])
  expect(await pile.say([2, '2', 'NotifyDERAlarm', { ...alarm, alarmEnded: true }])).toEqual([3, '2', {}])
  const reports = recorded.calls.flatMap(([what, at, report]) =>
    what === 'gunChanged' && at === code ? [report] : [],
  )
  expect(reports[0]).toMatchObject({
    ...{ connector: 0, errorCode: 'DERCtrlr.OverVoltage', info: 'HVMustTrip: 262 V' },
  })
  expect(reports[1]).not.toHaveProperty('errorCode')
  pile.close()
})

it('a monitor that alerts names its component and variable', async () => {
  const code = gateway.codes.pop() ?? ''
  const pile = await rawPile(gateway.url, code, 'ocpp2.0.1')
  const event = {
    ...{ eventId: 1, timestamp: AT, trigger: 'Alerting', actualValue: '87.5' },
    ...{ eventNotificationType: 'CustomMonitor', variableMonitoringId: 7 },
    component: { name: 'Connector', evse: { id: 1 } },
    variable: { name: 'Temperature' },
  }
  await pile.say([2, '1', 'NotifyEvent', { generatedAt: AT, seqNo: 0, eventData: [event] }])
  expect(recorded.calls.findLast(([, at]) => at === code)).toMatchObject([
    'gunChanged',
    code,
    { connector: 1, errorCode: 'Connector.Temperature', info: 'Connector, Temperature: 87.5' },
  ])
  pile.close()
})

it('a charge goes before others where its pile says so', async () => {
  const code = gateway.codes.pop() ?? ''
  const pile = await rawPile(gateway.url, code, 'ocpp2.1')
  const said = { transactionId: 'tx-1', activated: true }
  expect(await pile.say([2, '1', 'NotifyPriorityCharging', said])).toEqual([3, '1', {}])
  expect(recorded.calls).toContainEqual(['prioritised', code, { transactionId: 'tx-1', isFirst: true }])
  pile.close()
})
