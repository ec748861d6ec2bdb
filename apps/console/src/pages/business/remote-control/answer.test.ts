import { requestForms } from '@ampdeck/api/operation/pile-request'
import { isPartial, isTelling, settingsIn } from '@ampdeck/api/operation/pile-settings'
import { describe, expect, it } from 'vitest'
import { fieldTexts } from './request.texts.ts'
import { atFields, drawingOf } from './request-form.ts'

describe('the settings in an answer', () => {
  it('are read from GetConfiguration', () => {
    const configurationKey = [
      { key: 'HeartbeatInterval', readonly: false, value: '60' },
      { key: 'NumberOfConnectors', readonly: true },
    ]
    expect(settingsIn({ configurationKey })).toEqual([
      { key: 'HeartbeatInterval', value: '60', isReadOnly: false },
      { key: 'NumberOfConnectors', value: undefined, isReadOnly: true },
    ])
  })

  it('are read from GetVariables, with why there is none', () => {
    const of = (name: string) => ({ component: { name: 'OCPPCommCtrlr' }, variable: { name } })
    const getVariableResult = [
      { ...of('HeartbeatInterval'), attributeStatus: 'Accepted', attributeValue: '60' },
      { ...of('Nothing'), attributeStatus: 'UnknownVariable' },
    ]
    expect(settingsIn({ getVariableResult }).map(({ key, value, status }) => [key, value, status])).toEqual([
      ['OCPPCommCtrlr.HeartbeatInterval', '60', undefined],
      ['OCPPCommCtrlr.Nothing', undefined, 'UnknownVariable'],
    ])
    expect(settingsIn({ configurationKey: [], unknownKey: ['Nothing'] })).toMatchObject([
      { key: 'Nothing', value: undefined, status: 'UnknownKey' },
    ])
  })

  it('are read from an inventory, of which the last part may be missing', () => {
    const component = { name: 'Connector', evse: { id: 2 } }
    const variableAttribute = [{ value: 'Available', mutability: 'ReadOnly' }]
    const response = {
      status: 'Accepted',
      isWhole: false,
      reportData: [{ component, variable: { name: 'AvailabilityState' }, variableAttribute }],
    }
    expect(settingsIn(response)).toEqual([
      { key: 'Connector[2].AvailabilityState', value: 'Available', isReadOnly: true },
    ])
    expect(isPartial(response)).toBe(true)
  })

  it('are none in anything else', () => {
    for (const response of [null, 'x', [], { status: 'Accepted' }]) {
      expect(settingsIn(response)).toEqual([])
      expect(isTelling(response)).toBe(false)
    }
    expect(isTelling({ listVersion: 3 })).toBe(true)
  })
})

it('names every field of every request', () => {
  // A message of the standard has the names that the standard gives.
  const { raw: _, ...own } = requestForms
  const fields = Object.values(own).flatMap((form) => Object.keys(form.shape))
  expect([...new Set(fields)].sort()).toEqual(Object.keys(fieldTexts).sort())
})

it('takes a list as lines', () => {
  const said = { keys: 'HeartbeatInterval\n ConnectionTimeOut, ' }
  const keys = ['HeartbeatInterval', 'ConnectionTimeOut']
  const { schema, requestOf } = drawingOf('readConfiguration')
  expect(schema.parse(said)).toEqual({ keys })
  expect(requestOf(said)).toEqual({ name: 'readConfiguration', keys })
  expect(schema.parse({})).toEqual({ keys: [] })
})

it('takes pairs as lines', () => {
  const { schema, requestOf } = drawingOf('setLimit')
  const said = { kW: 40, periods: '3600 = 20\n7200=60.5\n', seconds: null, purpose: null }
  const periods = [
    { startSecond: 3_600, kW: 20 },
    { startSecond: 7_200, kW: 60.5 },
  ]
  expect(schema.parse(said)).toMatchObject({ periods })
  expect(requestOf(said)).toMatchObject({ periods })
  expect(schema.safeParse({ ...said, periods: 'tonight' }).success).toBe(false)
})

it.each(['7200=60,5', '7200 = ６０．５', '7 200 = 60.5'])(
  'takes a pair as people type numbers: %s',
  (periods) => {
    const said = { kW: 40, periods, seconds: null, purpose: null }
    expect(drawingOf('setLimit').schema.parse(said)).toMatchObject({
      periods: [{ startSecond: 7_200, kW: 60.5 }],
    })
  },
)

it('puts what the server found in a request at the fields of its form', () => {
  const issues = ['request.kW', 'request.payload.type', 'request.payload', 'reason'].map((path) => ({ path }))
  const failure = atFields(Object.assign(new Error('400'), { issues }))
  expect(failure).toMatchObject({
    issues: [{ path: 'kW' }, { path: 'type' }, { path: '' }, { path: 'reason' }],
  })
})
